-- The score counts people, not presses (D57). Times in ms: two years are 63072000000, thirty days 2592000000.

-- The account that stands for whoever is behind this one, as a phone or an identity proved that they are the same; NULL: itself.
ALTER TABLE users ADD COLUMN same_as TEXT;
CREATE INDEX users_same ON users (same_as) WHERE same_as IS NOT NULL;
-- What the partners below add up to, in thousandths of a trade, and how many they are.
ALTER TABLE users ADD COLUMN proved_weight INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN unproved_weight INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN proved_partners INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN unproved_partners INTEGER NOT NULL DEFAULT 0;
-- Of each partner's latest review of a trade.
ALTER TABLE users ADD COLUMN rating_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN rating_sum INTEGER NOT NULL DEFAULT 0;
-- No-shows that count and are younger than a year; meetings that were called off too late, of the last year.
ALTER TABLE users ADD COLUMN recent_no_shows INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN late_refusals INTEGER NOT NULL DEFAULT 0;
-- How many people's first word was answered, and within how many hours as a rule (the median step); NULL: none was.
ALTER TABLE users ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN answers_in INTEGER;

-- One a side of a completed trade, fixed then: in thousandths 1000 with a code and a proved partner, else 250.
CREATE TABLE trade_weights (
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  -- The account that stands for the other side.
  partner TEXT NOT NULL,
  weight INTEGER NOT NULL,
  is_proved INTEGER NOT NULL,
  at INTEGER NOT NULL,
  -- It counts for nothing: this side let the other down, as was agreed or decided (D54), or both sides are one person.
  is_out INTEGER NOT NULL,
  -- Tokens were paid for it (D37).
  is_paid INTEGER NOT NULL,
  PRIMARY KEY (trade_id, user_id),
  CONSTRAINT trade_weights_weight CHECK (weight IN (250, 1000))
) WITHOUT ROWID;
CREATE INDEX trade_weights_pair ON trade_weights (user_id, partner, is_out, weight, at, is_proved);

-- The best trade with each partner, as it counts by now.
CREATE TABLE partners (
  user_id TEXT NOT NULL REFERENCES users (id),
  partner TEXT NOT NULL,
  points INTEGER NOT NULL,
  is_proved INTEGER NOT NULL,
  trades INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- When it counts half; NULL: it does already.
  halves_at INTEGER,
  PRIMARY KEY (user_id, partner)
) WITHOUT ROWID;
CREATE INDEX partners_halving ON partners (halves_at) WHERE halves_at IS NOT NULL;

CREATE TRIGGER partners_insert AFTER INSERT ON partners BEGIN
  UPDATE users SET proved_weight = proved_weight + iif(new.is_proved, new.points, 0),
    unproved_weight = unproved_weight + iif(new.is_proved, 0, new.points),
    proved_partners = proved_partners + new.is_proved, unproved_partners = unproved_partners + 1 - new.is_proved
  WHERE id = new.user_id;
END;
CREATE TRIGGER partners_update AFTER UPDATE OF points, is_proved ON partners
WHEN old.points <> new.points OR old.is_proved <> new.is_proved BEGIN
  UPDATE users SET proved_weight = proved_weight + iif(new.is_proved, new.points, 0) - iif(old.is_proved, old.points, 0),
    unproved_weight = unproved_weight + iif(new.is_proved, 0, new.points) - iif(old.is_proved, 0, old.points),
    proved_partners = proved_partners + new.is_proved - old.is_proved,
    unproved_partners = unproved_partners + old.is_proved - new.is_proved
  WHERE id = new.user_id;
END;
CREATE TRIGGER partners_delete AFTER DELETE ON partners BEGIN
  UPDATE users SET proved_weight = proved_weight - iif(old.is_proved, old.points, 0),
    unproved_weight = unproved_weight - iif(old.is_proved, 0, old.points),
    proved_partners = proved_partners - old.is_proved, unproved_partners = unproved_partners - 1 + old.is_proved
  WHERE id = old.user_id;
END;

-- Both sides of a completed trade, as they stand now.
CREATE VIEW trade_weighings AS SELECT trades.id AS trade_id, trades.completed_at AS at, me.id AS user_id,
  coalesce(other.same_as, other.id) AS partner,
  EXISTS (SELECT 1 FROM verifications WHERE verifications.user_id = other.id AND verifications.status = 'approved'
    AND verifications.kind IN ('phone', 'government_id')) AS is_proved,
  trades.from_met_at IS NOT NULL OR trades.to_met_at IS NOT NULL AS has_met,
  coalesce(me.same_as, me.id) = coalesce(other.same_as, other.id) OR EXISTS (SELECT 1 FROM problems
    WHERE problems.trade_id = trades.id AND problems.accused_id = me.id AND problems.outcome IN ('agreed', 'reporter')
      AND problems.voided_at IS NULL) AS is_out
FROM trades JOIN users AS me ON me.id IN (trades.from_user_id, trades.to_user_id)
  JOIN users AS other ON other.id = iif(me.id = trades.from_user_id, trades.to_user_id, trades.from_user_id)
WHERE trades.status = 'completed';

-- What one partner's trades come to at a time. A view, so that it is said once: nothing is ever in it. Of a pair a hundred
-- trades are looked at, the full ones first: a hundred and first changes nothing.
CREATE VIEW partner_recounts AS SELECT user_id, partner, last_at AS now FROM partners WHERE false;
CREATE TRIGGER partner_recounts_insert INSTEAD OF INSERT ON partner_recounts BEGIN
  DELETE FROM partners WHERE user_id = new.user_id AND partner = new.partner AND NOT EXISTS (SELECT 1 FROM trade_weights
    WHERE trade_weights.user_id = new.user_id AND trade_weights.partner = new.partner AND is_out = 0);
  INSERT INTO partners (user_id, partner, points, is_proved, trades, last_at, halves_at)
  SELECT new.user_id, new.partner, iif(full_at IS NULL, 250, 1000) / iif(best_at > new.now - 63072000000, 1, 2), is_proved, trades,
    last_at, iif(best_at > new.now - 63072000000, best_at + 63072000000, NULL)
  FROM (SELECT *, coalesce(full_at, last_at) AS best_at FROM (
    SELECT max(iif(weight = 1000, at, NULL)) AS full_at, max(at) AS last_at, max(is_proved) AS is_proved, count(*) AS trades
    FROM (SELECT weight, at, is_proved FROM trade_weights
      WHERE user_id = new.user_id AND partner = new.partner AND is_out = 0 ORDER BY weight DESC, at DESC LIMIT 100)))
  WHERE trades > 0
  ON CONFLICT (user_id, partner) DO UPDATE SET points = excluded.points, is_proved = excluded.is_proved,
    trades = excluded.trades, last_at = excluded.last_at, halves_at = excluded.halves_at;
END;

CREATE TRIGGER trade_weights_insert AFTER INSERT ON trade_weights BEGIN
  INSERT INTO partner_recounts VALUES (new.user_id, new.partner, new.at);
END;
CREATE TRIGGER trades_weigh AFTER UPDATE OF status ON trades WHEN old.status <> 'completed' AND new.status = 'completed' BEGIN
  INSERT INTO trade_weights (trade_id, user_id, partner, weight, is_proved, at, is_out, is_paid)
  SELECT trade_id, user_id, partner, iif(is_proved AND has_met, 1000, 250), is_proved, at, is_out,
    is_proved AND has_met AND NOT is_out AND NOT EXISTS (SELECT 1 FROM trade_weights AS paid
      WHERE paid.user_id = w.user_id AND paid.partner = w.partner AND paid.is_out IN (0, 1) AND paid.weight = 1000
        AND paid.at > w.at - 2592000000 AND paid.is_paid = 1)
  FROM trade_weighings AS w WHERE trade_id = new.id;
END;
-- Who let the other down gains nothing by it; a code that arrives later gives it back (D54).
CREATE TRIGGER problems_weigh AFTER UPDATE OF outcome, voided_at ON problems
WHEN EXISTS (SELECT 1 FROM trade_weights WHERE trade_id = new.trade_id AND user_id = new.accused_id) BEGIN
  UPDATE trade_weights SET is_out = (SELECT w.is_out FROM trade_weighings AS w
    WHERE w.trade_id = new.trade_id AND w.user_id = new.accused_id)
  WHERE trade_id = new.trade_id AND user_id = new.accused_id;
  INSERT INTO partner_recounts SELECT user_id, partner, max(at, coalesce(new.closed_at, 0), coalesce(new.voided_at, 0))
  FROM trade_weights WHERE trade_id = new.trade_id AND user_id = new.accused_id;
END;

-- Every account by the one that stands for it.
CREATE VIEW same_people AS SELECT id AS person, id AS user_id FROM users WHERE same_as IS NULL
  UNION ALL SELECT same_as, id FROM users WHERE same_as IS NOT NULL;
-- Two people turn out to be one: an account of `loser`'s becomes `winner`'s, and only whom it traded with or reviewed is counted anew.
-- Nothing is ever in it.
CREATE VIEW partner_merges AS SELECT partner AS winner, partner AS loser, user_id AS account, last_at AS now FROM partners WHERE false;
CREATE TRIGGER partner_merges_insert INSTEAD OF INSERT ON partner_merges BEGIN
  UPDATE users SET same_as = new.winner WHERE id = new.account;
  UPDATE trade_weights SET partner = new.winner WHERE partner = new.loser
    AND trade_id IN (SELECT trade_id FROM trade_weights AS theirs WHERE theirs.user_id = new.account);
  UPDATE trade_weights SET is_out = 1 WHERE is_out = 0 AND partner = new.winner
    AND trade_id IN (SELECT trade_id FROM trade_weights AS theirs WHERE theirs.user_id = new.account)
    AND user_id IN (SELECT same_people.user_id FROM same_people WHERE same_people.person = new.winner);
  INSERT INTO partner_recounts SELECT DISTINCT changed.user_id, keys.partner, new.now FROM trade_weights AS theirs
    JOIN trade_weights AS changed ON changed.trade_id = theirs.trade_id AND changed.partner = new.winner
    JOIN (SELECT new.winner AS partner UNION ALL SELECT new.loser) AS keys
  WHERE theirs.user_id = new.account;
  -- What was said of this account by the person's others, too.
  INSERT INTO review_turns SELECT reviews.reviewed_id, new.winner FROM reviews
    WHERE reviews.reviewer_id = new.account AND reviews.trade_id IS NOT NULL AND reviews.revealed_at IS NOT NULL
    UNION SELECT new.account, new.winner;
END;

-- Of each partner the latest review that is shown counts; `verified` are all that are shown of trades.
ALTER TABLE reviews ADD COLUMN is_counted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rating_summaries ADD COLUMN verified INTEGER NOT NULL DEFAULT 0;
CREATE INDEX reviews_of_pair ON reviews (reviewed_id, reviewer_id, id)
  WHERE trade_id IS NOT NULL AND revealed_at IS NOT NULL AND hidden_at IS NULL;
CREATE INDEX reviews_counted ON reviews (reviewed_id, reviewer_id) WHERE is_counted = 1;
DROP TRIGGER reviews_insert;
DROP TRIGGER reviews_shown;
DROP TRIGGER reviews_taken_back;
DROP VIEW review_counts;

-- Whose review counts by now, of a person and a partner; of oneself, as it turned out, none does. Nothing is ever in it.
CREATE VIEW review_turns AS SELECT reviewed_id, reviewer_id AS partner FROM reviews WHERE false;
CREATE TRIGGER review_turns_insert INSTEAD OF INSERT ON review_turns BEGIN
  UPDATE reviews SET is_counted = 0 WHERE is_counted = 1 AND reviewed_id = new.reviewed_id
    AND reviewer_id IN (SELECT user_id FROM same_people WHERE person = new.partner);
  UPDATE reviews SET is_counted = 1 WHERE id = (SELECT max((SELECT id FROM reviews AS latest
      WHERE latest.reviewed_id = new.reviewed_id AND latest.reviewer_id = them.user_id AND latest.trade_id IS NOT NULL
        AND latest.revealed_at IS NOT NULL AND latest.hidden_at IS NULL ORDER BY latest.id DESC LIMIT 1))
    FROM same_people AS them WHERE them.person = new.partner
      AND new.partner <> (SELECT coalesce(same_as, id) FROM users WHERE id = new.reviewed_id));
END;
CREATE TRIGGER reviews_counted AFTER UPDATE OF is_counted ON reviews WHEN old.is_counted <> new.is_counted BEGIN
  UPDATE rating_summaries SET
    one_star = one_star + (new.is_counted - old.is_counted) * (new.rating = 1),
    two_star = two_star + (new.is_counted - old.is_counted) * (new.rating = 2),
    three_star = three_star + (new.is_counted - old.is_counted) * (new.rating = 3),
    four_star = four_star + (new.is_counted - old.is_counted) * (new.rating = 4),
    five_star = five_star + (new.is_counted - old.is_counted) * (new.rating = 5),
    item_quality_count = item_quality_count + (new.is_counted - old.is_counted) * (new.review_type = 'item_quality'),
    item_quality_sum = item_quality_sum + (new.is_counted - old.is_counted) * (new.review_type = 'item_quality') * new.rating,
    communication_count = communication_count + (new.is_counted - old.is_counted) * (new.review_type = 'communication'),
    communication_sum = communication_sum + (new.is_counted - old.is_counted) * (new.review_type = 'communication') * new.rating,
    reliability_count = reliability_count + (new.is_counted - old.is_counted) * (new.review_type = 'reliability'),
    reliability_sum = reliability_sum + (new.is_counted - old.is_counted) * (new.review_type = 'reliability') * new.rating
  WHERE user_id = new.reviewed_id;
  UPDATE users SET rating_count = rating_count + new.is_counted - old.is_counted,
    rating_sum = rating_sum + (new.is_counted - old.is_counted) * new.rating
  WHERE id = new.reviewed_id;
END;
-- A review is in the lists from when it is revealed, and as long as it is not hidden.
CREATE VIEW review_showings AS SELECT id FROM reviews WHERE false;
CREATE TRIGGER review_showings_insert INSTEAD OF INSERT ON review_showings BEGIN
  INSERT INTO rating_summaries (user_id, unverified, verified, last_review_at)
  SELECT reviewed_id, trade_id IS NULL, trade_id IS NOT NULL, revealed_at FROM reviews WHERE id = new.id
  ON CONFLICT (user_id) DO UPDATE SET unverified = unverified + excluded.unverified, verified = verified + excluded.verified,
    last_review_at = max(ifnull(last_review_at, 0), excluded.last_review_at);
  INSERT INTO review_turns SELECT reviews.reviewed_id, coalesce(users.same_as, users.id)
  FROM reviews JOIN users ON users.id = reviews.reviewer_id WHERE reviews.id = new.id AND reviews.trade_id IS NOT NULL;
END;
CREATE TRIGGER reviews_insert AFTER INSERT ON reviews WHEN new.revealed_at IS NOT NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO review_showings VALUES (new.id);
END;
CREATE TRIGGER reviews_shown AFTER UPDATE OF revealed_at, hidden_at ON reviews
WHEN (old.revealed_at IS NULL OR old.hidden_at IS NOT NULL) AND new.revealed_at IS NOT NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO review_showings VALUES (new.id);
END;
CREATE TRIGGER reviews_taken_back AFTER UPDATE OF hidden_at ON reviews
WHEN old.revealed_at IS NOT NULL AND old.hidden_at IS NULL AND new.hidden_at IS NOT NULL BEGIN
  UPDATE rating_summaries SET unverified = unverified - (new.trade_id IS NULL), verified = verified - (new.trade_id IS NOT NULL),
    last_review_at = (SELECT max(revealed_at) FROM reviews
      WHERE reviewed_id = new.reviewed_id AND revealed_at IS NOT NULL AND hidden_at IS NULL)
  WHERE user_id = new.reviewed_id;
  INSERT INTO review_turns SELECT new.reviewed_id, coalesce(same_as, id) FROM users WHERE id = new.reviewer_id;
END;

-- A no-show counts for a year; cron says when it is over.
ALTER TABLE problems ADD COLUMN is_old INTEGER NOT NULL DEFAULT 0 CHECK (is_old IN (0, 1));
CREATE INDEX problems_counting ON problems (counted_at) WHERE counts = 1 AND is_old = 0;
UPDATE users SET recent_no_shows = no_shows WHERE no_shows > 0;
CREATE TRIGGER problems_count AFTER UPDATE OF counts, is_old ON problems
WHEN (old.counts = 1 AND old.is_old = 0) <> (new.counts = 1 AND new.is_old = 0) BEGIN
  UPDATE users SET recent_no_shows = recent_no_shows + iif(new.counts = 1 AND new.is_old = 0, 1, -1) WHERE id = new.accused_id;
END;
-- Meetings that were called off too late (D51), for a year.
CREATE TABLE late_refusals (trade_id INTEGER NOT NULL REFERENCES trades (id), seq INTEGER NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id), at INTEGER NOT NULL, PRIMARY KEY (trade_id, seq)) WITHOUT ROWID;
CREATE INDEX late_refusals_at ON late_refusals (at);
CREATE TRIGGER late_refusals_insert AFTER INSERT ON late_refusals BEGIN
  UPDATE users SET late_refusals = late_refusals + 1 WHERE id = new.user_id;
END;
CREATE TRIGGER late_refusals_delete AFTER DELETE ON late_refusals BEGIN
  UPDATE users SET late_refusals = late_refusals - 1 WHERE id = old.user_id;
END;
CREATE TRIGGER trade_events_late AFTER INSERT ON trade_events
WHEN new.type = 'cannot_come' AND json_extract(new.details, '$.isLate') = 1 BEGIN
  INSERT INTO late_refusals VALUES (new.trade_id, new.seq, new.actor, new.created_at);
END;
INSERT INTO late_refusals SELECT trade_id, seq, actor, created_at FROM trade_events
WHERE type = 'cannot_come' AND json_extract(details, '$.isLate') = 1;

-- How soon the side that is asked answered another person's first word: once a pair, by an act or by a word that waits unread.
CREATE TABLE first_answers (user_id TEXT NOT NULL, asker_id TEXT NOT NULL, took INTEGER NOT NULL,
  PRIMARY KEY (user_id, asker_id)) WITHOUT ROWID;
CREATE TRIGGER trade_events_answer AFTER INSERT ON trade_events WHEN new.seq > 1 AND new.actor <> 'system' BEGIN
  INSERT INTO first_answers SELECT to_user_id, from_user_id, new.created_at - created_at FROM trades
  WHERE id = new.trade_id AND to_user_id = new.actor AND status = 'pending' ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER trade_unread_answer AFTER INSERT ON trade_unread BEGIN
  INSERT INTO first_answers SELECT to_user_id, from_user_id, new.last_at - created_at FROM trades
  WHERE id = new.trade_id AND from_user_id = new.user_id AND status = 'pending' ON CONFLICT DO NOTHING;
END;
-- In at most so many hours.
CREATE TABLE answer_steps (user_id TEXT NOT NULL, hours INTEGER NOT NULL, answers INTEGER NOT NULL,
  PRIMARY KEY (user_id, hours)) WITHOUT ROWID;
CREATE TRIGGER first_answers_insert AFTER INSERT ON first_answers BEGIN
  INSERT INTO answer_steps SELECT new.user_id, CASE WHEN hours <= 1 THEN 1 WHEN hours <= 3 THEN 3 WHEN hours <= 6 THEN 6
    WHEN hours <= 12 THEN 12 WHEN hours <= 24 THEN 24 WHEN hours <= 48 THEN 48 ELSE 72 END, 1
  FROM (SELECT new.took / 3600000.0 AS hours) WHERE true
  ON CONFLICT (user_id, hours) DO UPDATE SET answers = answers + 1;
  UPDATE users SET answers = answers + 1, answers_in = (SELECT hours FROM (
    SELECT hours, sum(answers) OVER (ORDER BY hours) AS so_far, sum(answers) OVER () AS whole
    FROM answer_steps WHERE user_id = new.user_id) WHERE 2 * so_far >= whole ORDER BY hours LIMIT 1)
  WHERE id = new.user_id;
END;
INSERT INTO first_answers SELECT to_user_id, from_user_id, took FROM (
  SELECT trades.to_user_id, trades.from_user_id, trade_events.created_at - trades.created_at AS took, min(trade_events.created_at)
  FROM trades JOIN trade_events ON trade_events.trade_id = trades.id AND trade_events.actor = trades.to_user_id
  GROUP BY trades.to_user_id, trades.from_user_id);

-- People who trade almost only among themselves, for administrators (D57). `members_seen`: how many they were when one said that it is fine.
CREATE TABLE trade_groups (id INTEGER PRIMARY KEY, found_at INTEGER NOT NULL, members INTEGER NOT NULL, trades_inside INTEGER NOT NULL,
  trades_all INTEGER NOT NULL, seen_at INTEGER, seen_by TEXT, members_seen INTEGER);
CREATE INDEX trade_groups_open ON trade_groups (found_at) WHERE seen_at IS NULL;
CREATE TABLE trade_group_members (user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id), group_id INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX trade_group_members_group ON trade_group_members (group_id);

-- What was completed before weighs what is known of it today, and what time does to it cron does.
INSERT INTO trade_weights (trade_id, user_id, partner, weight, is_proved, at, is_out, is_paid)
SELECT trade_id, user_id, partner, iif(is_proved AND has_met, 1000, 250), is_proved, at, is_out,
  EXISTS (SELECT 1 FROM token_transactions AS paid WHERE paid.user_id = trade_weighings.user_id
    AND kind = 'trade_completed' AND reference = CAST(trade_id AS TEXT))
FROM trade_weighings ORDER BY trade_id;
UPDATE rating_summaries SET one_star = 0, two_star = 0, three_star = 0, four_star = 0, five_star = 0, item_quality_count = 0,
  item_quality_sum = 0, communication_count = 0, communication_sum = 0, reliability_count = 0, reliability_sum = 0,
  verified = one_star + two_star + three_star + four_star + five_star;
UPDATE reviews SET is_counted = 1 WHERE id IN (SELECT max(id) FROM reviews
  WHERE trade_id IS NOT NULL AND revealed_at IS NOT NULL AND hidden_at IS NULL GROUP BY reviewed_id, reviewer_id);
