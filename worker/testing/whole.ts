/** What must hold in every database at every moment, however it was left: each question finds nothing. */

/** Every item of a trade, with the state of the trade. */
const ITEMS = `SELECT id AS trade_id, requested_item_id AS item_id, status FROM trades
  UNION ALL SELECT trade_items.trade_id, trade_items.item_id, trades.status FROM trade_items
  JOIN trades ON trades.id = trade_items.trade_id`
const PROMISED = `('accepted', 'in_progress', 'cancellation_requested', 'completed')`

export const MUST_FIND_NOTHING: Record<string, string> = {
  'a gap among the events of a trade': `SELECT trade_id FROM trade_events GROUP BY trade_id
    HAVING min(seq) <> 1 OR max(seq) <> count(*)`,
  'a trade that is not where its events are': `SELECT id FROM trades
    WHERE seq <> (SELECT ifnull(max(seq), 0) FROM trade_events WHERE trade_id = trades.id)`,
  'an acceptance without its event': `SELECT id FROM trades WHERE (accepted_at IS NOT NULL) <>
    (EXISTS (SELECT 1 FROM trade_events WHERE trade_id = trades.id AND type = 'accept'))`,
  'a completed trade that is not confirmed twice': `SELECT id FROM trades WHERE status = 'completed' AND
    2 <> (SELECT count(*) FROM trade_events WHERE trade_id = trades.id AND type = 'confirm_delivery')`,
  'a version of what is exchanged that is nowhere': `SELECT id FROM trades WHERE versions <> 1 +
    (SELECT count(*) FROM trade_terms WHERE trade_id = trades.id AND version <> trades.version)`,
  'an open change without its terms': `SELECT id FROM trades WHERE change_version IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM trade_terms WHERE trade_id = trades.id AND version = change_version)`,
  'an agreed meeting that nobody said yes to': `SELECT id FROM trades WHERE agreed_at IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM trade_events WHERE trade_id = trades.id AND type = 'confirm_meeting')`,
  'a hold of a trade that promises nothing': `SELECT item_id FROM item_holds
    JOIN trades ON trades.id = item_holds.trade_id WHERE status NOT IN ${PROMISED}`,
  'a promised item that is not held': `SELECT item_id FROM (${ITEMS}) AS of_trade WHERE status IN ${PROMISED}
    AND NOT EXISTS (SELECT 1 FROM item_holds WHERE item_holds.item_id = of_trade.item_id
    AND item_holds.trade_id = of_trade.trade_id)`,
  'an item whose state is not that of its trade': `SELECT items.id FROM items WHERE asked_at IS NULL AND trade_status <> ifnull(
    (SELECT iif(status = 'completed', 'traded', 'reserved') FROM (${ITEMS}) AS of_trade
     WHERE of_trade.item_id = items.id AND status IN ${PROMISED}), 'available')`,
  // It came back by silence (D55).
  'an item that is asked about and promised': `SELECT id FROM items WHERE asked_at IS NOT NULL AND (trade_status <> 'reserved'
    OR id IN (SELECT item_id FROM item_holds WHERE trade_id IS NOT NULL))`,
  'a count of what is on offer that is not so': `SELECT value FROM counters WHERE name = 'items_offer' AND value <>
    (SELECT count(*) FROM items WHERE deleted_at IS NULL AND trade_status = 'available')`,
  'a count of trades that is not so': `SELECT name FROM counters WHERE name LIKE 'trades\\_%' ESCAPE '\\' AND value <>
    (SELECT count(*) FROM trades WHERE 'trades_' || status = name)`,
  'a count of publications that is not so': `SELECT id FROM users WHERE
    ifnull((SELECT published_items FROM user_counters WHERE user_id = users.id), 0) <>
    (SELECT count(*) FROM items WHERE owner_id = users.id AND deleted_at IS NULL)`,
  'a count of completed trades that is not so': `SELECT id FROM users WHERE successful_trades <>
    (SELECT count(*) FROM trades WHERE status = 'completed' AND users.id IN (from_user_id, to_user_id))`,
  'a count of cancelled trades that is not so': `SELECT id FROM users WHERE cancelled_trades <>
    (SELECT count(*) FROM trades WHERE users.id = iif(counts_against = 'proposer', from_user_id, to_user_id)
      AND counts_against IS NOT NULL)`,
  'a count of no-shows that is not so': `SELECT id FROM users WHERE no_shows <>
    (SELECT count(*) FROM problems WHERE accused_id = users.id AND counts = 1)`,
  // Two years and a year at most late: cron brings what time does.
  'partners that do not add up': `SELECT id FROM users WHERE proved_weight <> (SELECT ifnull(sum(points), 0) FROM partners
    WHERE user_id = users.id AND is_proved = 1) OR unproved_weight <> (SELECT ifnull(sum(points), 0) FROM partners
    WHERE user_id = users.id AND is_proved = 0) OR proved_partners + unproved_partners <>
    (SELECT count(*) FROM partners WHERE user_id = users.id)`,
  'a partner without a trade that weighs': `SELECT user_id FROM partners WHERE trades <> (SELECT count(*) FROM trade_weights
    WHERE trade_weights.user_id = partners.user_id AND trade_weights.partner = partners.partner AND is_out = 0)`,
  'a completed trade that was not weighed once a side': `SELECT id FROM trades WHERE 2 * (status = 'completed') <>
    (SELECT count(*) FROM trade_weights WHERE trade_id = trades.id)`,
  'tokens for a trade that does not weigh in full': `SELECT user_id FROM trade_weights WHERE is_paid = 1 AND NOT EXISTS
    (SELECT 1 FROM token_transactions AS paid WHERE paid.user_id = trade_weights.user_id AND kind = 'trade_completed'
      AND reference = CAST(trade_id AS TEXT))`,
  'recent no-shows that are not so': `SELECT id FROM users WHERE recent_no_shows <>
    (SELECT count(*) FROM problems WHERE accused_id = users.id AND counts = 1 AND is_old = 0)`,
  'late refusals that are not so': `SELECT id FROM users WHERE late_refusals <>
    (SELECT count(*) FROM late_refusals WHERE late_refusals.user_id = users.id)`,
  'two counted reviews of one partner': `SELECT reviewed_id FROM reviews JOIN users ON users.id = reviewer_id
    WHERE is_counted = 1 GROUP BY reviewed_id, ifnull(same_as, users.id) HAVING count(*) > 1`,
  'stars that do not add up': `SELECT id FROM users WHERE rating_count <>
    (SELECT count(*) FROM reviews WHERE reviewed_id = users.id AND is_counted = 1) OR rating_sum <>
    (SELECT ifnull(sum(rating), 0) FROM reviews WHERE reviewed_id = users.id AND is_counted = 1)`,
  'answers that do not add up': `SELECT id FROM users WHERE answers <>
    (SELECT count(*) FROM first_answers WHERE first_answers.user_id = users.id)`,
  'two open reports of one side': `SELECT trade_id FROM problems WHERE closed_at IS NULL GROUP BY trade_id, reporter_id
    HAVING count(*) > 1`,
  'a no-show that counts and was voided':
    'SELECT id FROM problems WHERE counts = 1 AND voided_at IS NOT NULL',
  'a trade that fear has not ended': `SELECT trade_id FROM problems JOIN trades ON trades.id = trade_id
    WHERE kind = 'unsafe' AND trades.status IN ('accepted', 'in_progress', 'cancellation_requested')`,
  'a balance that its book does not say': `SELECT id FROM users WHERE token_balance <>
    (SELECT ifnull(sum(amount), 0) FROM token_transactions WHERE user_id = users.id)`,
  'a gap in a book of tokens': `SELECT user_id FROM token_transactions GROUP BY user_id
    HAVING min(seq) <> 1 OR max(seq) <> count(*)`,
  'something earned twice': `SELECT user_id FROM token_transactions GROUP BY user_id, kind, reference HAVING count(*) > 1`,
  'a gap among the notifications of a person': `SELECT user_id FROM notifications GROUP BY user_id
    HAVING min(id) <> 1 OR max(id) <> count(*)`,
  'one publication stored twice': `SELECT client_id FROM items WHERE client_id IS NOT NULL
    GROUP BY owner_id, client_id HAVING count(*) > 1`,
  'one proposal stored twice': `SELECT client_id FROM trades WHERE client_id IS NOT NULL
    GROUP BY from_user_id, client_id HAVING count(*) > 1`,
  'a row that names what is not there': `SELECT "table" FROM pragma_foreign_key_check`,
  damage: `SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
}
