/**
 * Rows for every table, as SQL that holds right behind the migration that made it and ever after: what a database of an
 * earlier version had in it (worker/db/migrations.node.test.ts), and what a backup has to bring back.
 */

/** Odd letters, quotes and lengths: what a copy breaks first. */
const ODD = `O''Higgins; -- "ñandú" 😀`

const person = (
  id: string,
  verifiedAt: string,
) => `INSERT INTO users (id, email, password_hash, first_name, last_name,
  phone_number, date_of_birth, gender, country, city, bio, email_verified_at, created_at, updated_at)
  VALUES ('${id}', '${id}@example.com', '$scrypt$x', 'Ana', '${ODD}', '0981', '1990-05-04', 'female', 'Paraguay',
  'Asunción', 'a' || char(13, 10, 9) || 'c', ${verifiedAt}, 1000, 1000)`

const item = (id: number, owner: string, deletedAt: string, status = 'available') =>
  `INSERT INTO items (id, owner_id, category_id, condition, estimated_value, trade_status, created_at, updated_at,
  deleted_at, latitude, longitude, cell, title, title_sort, location, description, search_exact, search_folded,
  search_place, search_tags) VALUES (${id}, '${owner}', 1, 'good', 150000, '${status}', 2000, 2000, ${deletedAt}, -25.29,
  -57, 12, 'Mesa ${ODD}', 'mesa', 'Luque', 'De lapacho', 'mesa lapacho', 'mesa lapacho', 'luque', 'madera')`

const trade = (id: number, wants: number, from: string, to: string, status: string, more: string) =>
  `INSERT INTO trades (id, from_user_id, to_user_id, requested_item_id, status, seq, offer_type, offered_amount, message,
  created_at, updated_at, expires_at, active_at, accepted_at, completed_at, cancelled_at, cancellation_requested_by)
  VALUES (${id}, '${from}', '${to}', ${wants}, '${status}', 1, 'money', 5000000, 'Hola', 3000, 3000, 9000, 3000, ${more})`

export const ROWS: Record<string, string[]> = {
  '0001_accounts.sql': [
    person('ana', '1500'),
    person('beto', 'NULL'),
    person('caro', '1500'),
    `INSERT INTO pending_registrations (email, password_hash, first_name, last_name, phone_number, date_of_birth, gender,
     country, city, language, browser_hash, created_at)
     VALUES ('new@example.com', 'x', 'Eva', '${ODD}', '0982', '1991-01-01', 'female', 'Paraguay', 'Luque', 'es', 'b', 1)`,
    `INSERT INTO codes (purpose, email, code_hash, expires_at) VALUES ('verify', 'new@example.com', 'h', 9)`,
    `INSERT INTO sessions (id_hash, user_id, device, created_at, touched_at, expires_at) VALUES ('s', 'ana', 'd', 1, 1, 9)`,
    `INSERT INTO limit_counters (key, count, resets_at) VALUES ('codesSent:x', 1, 9)`,
    `INSERT INTO outbox (kind, recipient, subject, text_body, html_body, next_at, created_at)
     VALUES ('verify', 'new@example.com', 'Tu código', 'Hola', '<p>Hola</p>', 1, 1), ('reset', 'b@c', 's', 't', 'h', 1, 1)`,
    'DELETE FROM outbox WHERE id = 2',
    `INSERT INTO counters (name, value) VALUES ('places_version', 1)`,
  ],
  '0002_items.sql': [
    item(1, 'ana', 'NULL'),
    item(2, 'beto', 'NULL'),
    item(3, 'beto', '2500'),
    item(4, 'ana', 'NULL', 'traded'),
    item(7, 'ana', '0'),
    'DELETE FROM items WHERE id = 7',
    'INSERT INTO item_views (item_id, views) VALUES (1, 3)',
  ],
  '0003_places.sql': [
    `INSERT INTO places (id, name, folded, country, latitude, longitude, population, cell)
     VALUES (1, 'Areguá', 'aregua', 'PY', -25.3, -57.4, 10000, 12)`,
    `INSERT INTO place_starts (start, country, ids) VALUES ('are', 'PY', '[1]')`,
  ],
  '0004_favorites.sql': [
    `INSERT INTO favorites (user_id, item_id, created_at) VALUES ('beto', 1, 5), ('caro', 1, 6)`,
    `INSERT INTO favorites (user_id, item_id, created_at) VALUES ('caro', 2, 6)`,
    'UPDATE items SET deleted_at = 2600 WHERE id = 2',
  ],
  '0005_trades.sql': [
    trade(1, 1, 'beto', 'ana', 'pending', 'NULL, NULL, NULL, NULL'),
    trade(2, 4, 'beto', 'ana', 'completed', '3100, 3200, NULL, NULL'),
    trade(3, 4, 'caro', 'ana', 'cancelled', `3100, NULL, 3300, 'caro'`),
    `INSERT INTO trade_items (trade_id, item_id, position, snapshot) VALUES (2, 3, 0, '{"title":"Silla"}')`,
    'INSERT OR IGNORE INTO item_holds (item_id, trade_id) VALUES (4, 2)',
    `INSERT INTO trade_events (trade_id, seq, type, actor, created_at) VALUES (1, 1, 'propose', 'beto', 3000)`,
  ],
  '0006_notifications.sql': [
    `INSERT INTO notifications (user_id, id, type, trade_id, created_at) VALUES ('ana', 1, 'proposal', 1, 3000)`,
    `INSERT INTO notification_settings (user_id, new_messages) VALUES ('ana', 0)`,
    `INSERT INTO push_subscriptions VALUES ('https://push.example/1', 'ana', 's', 'p', 'a', 1)`,
    `INSERT INTO trade_unread (trade_id, user_id, count, last_number, last_at) VALUES (2, 'ana', 1, 1, 3150)`,
  ],
  '0007_reputation.sql': [
    `INSERT INTO reviews (id, reviewer_id, reviewed_id, trade_id, rating, review_type, comment, created_at, reveal_due,
     revealed_at) VALUES (1, 'beto', 'ana', 2, 5, 'trade', '${ODD}', 3300, 4000, 3400),
     (2, 'caro', 'ana', NULL, 3, 'communication', 'Bien', 3300, 4000, 3400)`,
    `INSERT INTO review_votes (review_id, user_id, is_helpful, created_at) VALUES (1, 'caro', 1, 3500)`,
    `INSERT OR IGNORE INTO token_transactions (user_id, seq, kind, reference, amount, balance_after, created_at)
     SELECT id, (SELECT ifnull(max(seq), 0) + 1 FROM token_transactions WHERE user_id = id), 'bonus', '', 5,
     token_balance + 5, 3600 FROM users`,
    'INSERT INTO featured_items (item_id, until) VALUES (1, 9000)',
  ],
  '0008_verification.sql': [
    `INSERT INTO verifications (user_id, kind, status, requested_at) VALUES ('ana', 'government_id', 'approved', 4000)`,
    `INSERT INTO badges (user_id, level, bought_at, granted_at) VALUES ('ana', 'bronze', 4000, 4100)`,
  ],
  '0009_payments.sql': [
    `INSERT INTO payments (id, kind, user_id, trade_id, amount, description, status, created_at, updated_at)
     VALUES ('p1', 'security_deposit', 'ana', 2, 500, 'Depósito', 'released', 1, 1)`,
    `INSERT INTO payment_events (id, type, intent_id, created_at) VALUES ('e1', 'succeeded', 'i1', 1)`,
    `INSERT INTO deposit_claims (trade_id, claimant_id, accused_id, reason, statement, created_at)
     VALUES (2, 'ana', 'beto', 'no_show', 'No vino', 1)`,
    `INSERT INTO sandbox_intents (id, client_secret, idempotency_key, amount, is_manual, status, created_at)
     VALUES ('i1', 's', 'k', 500, 1, 'succeeded', 1)`,
  ],
  '0010_safety.sql': [
    `INSERT INTO blocks (blocker_id, blocked_id, created_at) VALUES ('ana', 'caro', 1)`,
    `INSERT INTO reports (kind, target, accused_id, reporter_id, reason, description, created_at)
     VALUES ('person', 'caro', 'caro', 'ana', 'spam', '${ODD}', 1)`,
  ],
  '0011_privacy.sql': [
    `INSERT INTO consents (user_id, seq, kind, version, is_given, created_at) VALUES ('ana', 1, 'terms', '1', 1, 1)`,
    `INSERT INTO departures (user_id, asked_at, due_at) VALUES ('caro', 1, 9000)`,
    `UPDATE users SET left_at = 1 WHERE id = 'caro'`,
  ],
  '0012_admin.sql': [
    `INSERT INTO admin_actions (admin_id, action, target, created_at) VALUES ('ana', 'suspend', 'caro', 1)`,
    `INSERT INTO mail_service (id, key_sealed, key_last4, updated_at, updated_by) VALUES (1, 'k', '1234', 1, 'ana')`,
    `UPDATE trades SET status = 'expired' WHERE id = 1`,
  ],
  '0013_people.sql': [
    `INSERT INTO email_changes (user_id, email, created_at) VALUES ('ana', 'ana2@example.com', 1)`,
  ],
  '0014_running.sql': [
    `INSERT INTO request_counts VALUES (3600000, 'GET /', 11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)`,
    `INSERT INTO request_flushes (id) VALUES ('1-a')`,
    `INSERT INTO client_errors (fingerprint, message, stack, path, release, is_online, request_id, first_at, last_at)
     VALUES ('f', '${ODD}', '', '/', '0.1.0', 1, 'AB12', 1, 1)`,
  ],
  '0015_outboxes.sql': [
    'UPDATE outbox SET last_status = 500',
    'UPDATE notifications SET push_status = 0',
  ],
  '0016_beginnings.sql': [],
  '0017_doors.sql': [`UPDATE client_errors SET kind = 'k', source = 's'`],
  '0018_attempts.sql': [
    "UPDATE items SET client_id = 'c', client_digest = 'd' WHERE id = 1",
    "UPDATE trades SET client_id = 'c', client_digest = 'd' WHERE id = 1",
  ],
  '0019_revisions.sql': [
    'UPDATE items SET revision = 2 WHERE id = 1',
    `UPDATE trades SET requested_proposed = '{"revision":1}' WHERE id = 1`,
    `UPDATE trade_items SET proposed = '{"revision":1}'`,
  ],
  '0020_no_price_last.sql': [],
  '0021_one_notice.sql': [],
  '0022_spots.sql': [],
  '0023_private_details.sql': [`UPDATE users SET state = 'Central ${ODD}' WHERE id = 'ana'`],
  '0024_terms.sql': [
    `INSERT INTO trade_terms (trade_id, version, seq, terms) VALUES (1, 2, 2,
     '{"offered":[],"requested":[{"id":1,"title":"Silla"}],"offeredAmount":null,"requestedAmount":500}')`,
    `UPDATE trades SET version = 2, versions = 2, offered_by = 'owner', change_version = 1, change_by = 'owner', previous_version = 1,
     meeting_by = 'owner', meeting_event = 2, agreed_location = '${ODD}', agreed_at = 4000, agreed_offset = -180,
     agreed_notes = '${ODD}', from_on_way_at = 1, to_on_way_at = 1, missed_by = 'owner', from_met_at = 1, to_met_at = 1
     WHERE id = 1`,
  ],
  '0025_meeting_places.sql': [
    `INSERT INTO meeting_places (id, town, country, town_folded, kind, name, name_folded, source, pairs, hidden_at, created_at,
     updated_at) VALUES (900, 'Areguá', 'Paraguay', 'aregua', 'square', '${ODD}', 'ohiggins', 'administrator', 5, 1, 1, 1)`,
    'UPDATE trades SET meeting_place_id = 900 WHERE id = 1',
    'UPDATE trades SET agreed_place_id = 900 WHERE id = 2',
  ],
  '0026_endings.sql': [
    `UPDATE trades SET cancellation_kind = 'other_found', counts_against = 'proposer', is_excused = 1, cancellation_reminded = 1
     WHERE id = 2`,
    'UPDATE items SET asked_at = 1 WHERE id = 1',
  ],
  '0027_reviews.sql': [
    `UPDATE reviews SET answer = 'Gracias ${ODD}', answered_at = 3500, answer_hidden_at = 3600 WHERE id = 1`,
  ],
  '0028_clean.sql': ['UPDATE trades SET from_told_at = 1, to_told_at = 2 WHERE id = 1'],
  '0029_homes.sql': ['UPDATE items SET settled = 1 WHERE id = 1'],
  '0030_money.sql': [
    `INSERT INTO payment_entries (user_id, payment_id, kind, amount, trade_id, reference, created_at)
     VALUES ('ana', 'p1', 'captured', 500, 1, '${ODD}', 1)`,
    `INSERT INTO payouts (payment_id, user_id, trade_id, amount, opened_at, captured_at, details_sealed)
     VALUES ('p1', 'beto', 1, 500, 1, 1, '${ODD}')`,
    "UPDATE payments SET dispute = 'won' WHERE id = 'p1'",
  ],
  '0031_problems.sql': [
    `INSERT INTO problems (trade_id, reporter_id, accused_id, kind, words, photos, created_at, opened_at, reminded, answer,
     answer_words, answer_photos, answered_at, closed_at, outcome, decided_by, decision_words, counts, counted_at, voided_at)
     VALUES (3, 'caro', 'ana', 'no_show', '${ODD}', '["a"]', 1, 2, 1, 'contested', '${ODD}', '["b"]', 3, 4, 'reporter', 'beto',
     '${ODD}', 1, 4, NULL)`,
    `UPDATE users SET no_shows = 1 WHERE id = 'ana'`,
  ],
  '0032_second_factor.sql': [
    `INSERT INTO admin_factors (user_id, secret_sealed, created_at, confirmed_at, used_step) VALUES ('ana', 'k', 1, 2, 3)`,
    `INSERT INTO admin_recovery_codes (user_id, code_hash, used_at) VALUES ('ana', 'h', 1)`,
    `UPDATE sessions SET factor_at = 1 WHERE id_hash = 's'`,
  ],
  '0033_score.sql': [
    `INSERT INTO trade_weights (trade_id, user_id, partner, weight, is_proved, at, is_out, is_paid)
     VALUES (3, 'ana', 'beto', 1000, 1, 3200, 0, 1)`,
    `INSERT INTO late_refusals (trade_id, seq, user_id, at) VALUES (1, 2, 'beto', 3000)`,
    `INSERT INTO first_answers (user_id, asker_id, took) VALUES ('beto', 'caro', 5)`,
    `INSERT INTO trade_groups (id, found_at, members, trades_inside, trades_all, seen_at, seen_by, members_seen)
     VALUES (1, 1, 2, 9, 10, 2, 'caro', 2)`,
    `INSERT INTO trade_group_members (user_id, group_id) VALUES ('ana', 1), ('beto', 1)`,
  ],
  '0034_reports.sql': [
    `INSERT INTO reports (kind, target, accused_id, reason, description, evidence, photos, found, created_at)
     VALUES ('item', '1', 'ana', 'prohibited', '', '{"title":"${ODD}"}', '["a"]', '["rifle"]', 2)`,
    `INSERT INTO withheld (kind, target, why, owner_id, since, until, ended_at)
     VALUES ('item', '1', 'reported', 'ana', 1, 2, 3)`,
  ],
  '0035_people.sql': [
    `INSERT INTO identity_marks (user_id, kind, hash, created_at, goes_at) VALUES ('ana', 'phone', 'h', 1, 9),
     ('caro', 'phone', 'h', 2, NULL)`,
    `INSERT INTO refused_proofs (user_id, kind, hash, of_id, created_at, decided_at, decision, decided_by)
     VALUES ('beto', 'phone', 'h', 'ana', 1, 2, 'kept', 'ana')`,
    `UPDATE users SET limited_until = 9 WHERE id = 'beto'`,
  ],
  '0036_wants.sql': [
    `UPDATE items SET wanted_categories = '[3,5]', wanted_text = '${ODD}', takes_offers = 0, takes_money = 1 WHERE id = 1`,
  ],
  '0037_wishes.sql': [
    `INSERT INTO wishes (id, owner_id, is_public, categories, category_id, max_value, created_at, updated_at, expires_at,
     closed_at, withheld, news, key, cell, latitude, longitude, radius, own_spots, client_id, client_digest, words, note,
     location, city, country, search_words, search_place)
     VALUES (1, 'ana', 1, '[9]', 9, 500000, 1, 2, 9000, NULL, 0, 1, 'w:bici', 12, -25.29, -57.01, 25, '[1200]', 'c', 'd', 'Bici',
     '${ODD}', 'Luque', 'Luque', 'Paraguay', 'bici', 'luque'),
     (2, 'beto', 0, '[]', NULL, NULL, 1, 2, 9000, 3, 0, 0, 'w:mesa', -1, NULL, NULL, NULL, '[]', NULL, NULL, 'Mesa', '', NULL,
     NULL, NULL, '', '')`,
    `INSERT INTO wish_finds (wish_id, item_id, from_id, created_at) VALUES (1, 1, NULL, 5), (2, 4, 'ana', 6)`,
    `INSERT INTO wish_checks (item_id, due) VALUES (4, 7)`,
    `INSERT INTO wish_news (user_id, notice_id, day, pushes, mail_due, mailed_at) VALUES ('ana', 1, 20000, 2, 8, 3)`,
    `UPDATE notification_settings SET wishes = 0 WHERE user_id = 'ana'`,
  ],
  '0038_matches.sql': [
    `INSERT INTO interest_consents (user_id, seen_at, tells) VALUES ('ana', 1, 1), ('beto', 2, 0)`,
    'UPDATE favorites SET tells = 1',
    'UPDATE interest_reached SET at = 5, item_id = 1',
    `INSERT OR REPLACE INTO interests (owner_id, giver_id, item_ids, liked_at, rank, told_at, answered_at, mutual_at, refused_at)
     VALUES ('beto', 'ana', '[2]', 1, 2, 3, 4, 5, NULL), ('ana', 'caro', '[]', NULL, NULL, NULL, NULL, NULL, 6)`,
    `UPDATE notification_settings SET interest = 0 WHERE user_id = 'ana'`,
  ],
  '0039_vocabulary.sql': [
    `INSERT INTO vocabulary (word, items) VALUES ('mesa', 3)`,
    `INSERT INTO misspellings (form, word, at) VALUES ('mesa', 'mesa', 0), ('esa', 'mesa', 1)`,
    `INSERT INTO vocabulary_starts (start, words) VALUES ('me', '["mesa"]')`,
  ],
}

/** All that a database with the migrations up to this one (all without it) may hold, in order. */
export const rowsUpTo = (last?: string): string[] =>
  Object.entries(ROWS).flatMap(([name, rows]) => (last === undefined || name <= last ? rows : []))
