-- Reviews and what they add up to, tokens, featured things. The score itself is computed when it is read, of these
-- counts (worker/reputation/rules.ts): users.reputation_score is not written any more.

ALTER TABLE users ADD COLUMN skills TEXT NOT NULL DEFAULT '[]';
ALTER TABLE users ADD COLUMN interests TEXT NOT NULL DEFAULT '[]';
-- Trades that were cancelled after acceptance because this person asked for it (D36).
ALTER TABLE users ADD COLUMN cancelled_trades INTEGER NOT NULL DEFAULT 0;
-- Kinds of verification that are approved: kept by triggers (0008).
ALTER TABLE users ADD COLUMN verified_kinds INTEGER NOT NULL DEFAULT 0;

UPDATE users SET cancelled_trades = (
  SELECT count(*) FROM trades WHERE status = 'cancelled' AND accepted_at IS NOT NULL AND cancellation_requested_by = users.id);

-- With a trade it is verified, without one it is not (D35).
CREATE TABLE reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reviewer_id TEXT NOT NULL REFERENCES users (id),
  -- Guarded when it is written, as the trade: a foreign key without an index of its own would scan all reviews for each person.
  reviewed_id TEXT NOT NULL,
  trade_id INTEGER,
  rating INTEGER NOT NULL,
  review_type TEXT NOT NULL,
  title TEXT,
  comment TEXT NOT NULL,
  tags TEXT NOT NULL DEFAULT '[]',
  is_anonymous INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- 14 days after completion; until then it waits for the other side's.
  reveal_due INTEGER NOT NULL,
  -- NULL: seen by nobody but its writer, and in no number.
  revealed_at INTEGER,
  -- By an administrator.
  hidden_at INTEGER,
  helpful_count INTEGER NOT NULL DEFAULT 0,
  not_helpful_count INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_type CHECK (review_type IN ('trade', 'item_quality', 'communication', 'reliability', 'general')),
  CONSTRAINT reviews_other CHECK (reviewer_id <> reviewed_id)
);
CREATE UNIQUE INDEX reviews_of_trade ON reviews (trade_id, reviewer_id) WHERE trade_id IS NOT NULL;
CREATE UNIQUE INDEX reviews_of_person ON reviews (reviewer_id, reviewed_id) WHERE trade_id IS NULL;
CREATE INDEX reviews_received ON reviews (reviewed_id, id) WHERE revealed_at IS NOT NULL AND hidden_at IS NULL;
CREATE INDEX reviews_written ON reviews (reviewer_id, id);
CREATE INDEX reviews_due ON reviews (reveal_due) WHERE revealed_at IS NULL;

CREATE TABLE review_votes (
  review_id INTEGER NOT NULL REFERENCES reviews (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  is_helpful INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (review_id, user_id)
) WITHOUT ROWID;
CREATE INDEX review_votes_user ON review_votes (user_id, review_id);
CREATE TRIGGER review_votes_insert AFTER INSERT ON review_votes BEGIN
  UPDATE reviews SET helpful_count = helpful_count + new.is_helpful, not_helpful_count = not_helpful_count + 1 - new.is_helpful
  WHERE id = new.review_id;
END;
CREATE TRIGGER review_votes_update AFTER UPDATE OF is_helpful ON review_votes WHEN old.is_helpful <> new.is_helpful BEGIN
  UPDATE reviews SET helpful_count = helpful_count + new.is_helpful - old.is_helpful,
    not_helpful_count = not_helpful_count + old.is_helpful - new.is_helpful
  WHERE id = new.review_id;
END;
CREATE TRIGGER review_votes_delete AFTER DELETE ON review_votes BEGIN
  UPDATE reviews SET helpful_count = helpful_count - old.is_helpful, not_helpful_count = not_helpful_count - 1 + old.is_helpful
  WHERE id = old.review_id;
END;

-- What a person's shown reviews add up to. Stars and sums count verified ones (D35). No row: none.
CREATE TABLE rating_summaries (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  one_star INTEGER NOT NULL DEFAULT 0,
  two_star INTEGER NOT NULL DEFAULT 0,
  three_star INTEGER NOT NULL DEFAULT 0,
  four_star INTEGER NOT NULL DEFAULT 0,
  five_star INTEGER NOT NULL DEFAULT 0,
  unverified INTEGER NOT NULL DEFAULT 0,
  item_quality_count INTEGER NOT NULL DEFAULT 0,
  item_quality_sum INTEGER NOT NULL DEFAULT 0,
  communication_count INTEGER NOT NULL DEFAULT 0,
  communication_sum INTEGER NOT NULL DEFAULT 0,
  reliability_count INTEGER NOT NULL DEFAULT 0,
  reliability_sum INTEGER NOT NULL DEFAULT 0,
  last_review_at INTEGER
) WITHOUT ROWID;

-- A review counts from when it is revealed, and as long as it is not hidden: +1 and -1 of the same sums.
CREATE VIEW review_counts AS SELECT id, reviewed_id, revealed_at,
  trade_id IS NOT NULL AND rating = 1 AS one_star, trade_id IS NOT NULL AND rating = 2 AS two_star,
  trade_id IS NOT NULL AND rating = 3 AS three_star, trade_id IS NOT NULL AND rating = 4 AS four_star,
  trade_id IS NOT NULL AND rating = 5 AS five_star, trade_id IS NULL AS unverified,
  trade_id IS NOT NULL AND review_type = 'item_quality' AS item_quality_count,
  iif(trade_id IS NOT NULL AND review_type = 'item_quality', rating, 0) AS item_quality_sum,
  trade_id IS NOT NULL AND review_type = 'communication' AS communication_count,
  iif(trade_id IS NOT NULL AND review_type = 'communication', rating, 0) AS communication_sum,
  trade_id IS NOT NULL AND review_type = 'reliability' AS reliability_count,
  iif(trade_id IS NOT NULL AND review_type = 'reliability', rating, 0) AS reliability_sum
FROM reviews;
CREATE TRIGGER reviews_insert AFTER INSERT ON reviews WHEN new.revealed_at IS NOT NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO rating_summaries SELECT reviewed_id, one_star, two_star, three_star, four_star, five_star, unverified,
    item_quality_count, item_quality_sum, communication_count, communication_sum, reliability_count, reliability_sum, revealed_at
  FROM review_counts WHERE id = new.id
  ON CONFLICT (user_id) DO UPDATE SET
    one_star = one_star + excluded.one_star, two_star = two_star + excluded.two_star,
    three_star = three_star + excluded.three_star, four_star = four_star + excluded.four_star,
    five_star = five_star + excluded.five_star, unverified = unverified + excluded.unverified,
    item_quality_count = item_quality_count + excluded.item_quality_count, item_quality_sum = item_quality_sum + excluded.item_quality_sum,
    communication_count = communication_count + excluded.communication_count, communication_sum = communication_sum + excluded.communication_sum,
    reliability_count = reliability_count + excluded.reliability_count, reliability_sum = reliability_sum + excluded.reliability_sum,
    last_review_at = max(ifnull(last_review_at, 0), excluded.last_review_at);
END;
CREATE TRIGGER reviews_shown AFTER UPDATE OF revealed_at, hidden_at ON reviews
WHEN (old.revealed_at IS NULL OR old.hidden_at IS NOT NULL) AND new.revealed_at IS NOT NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO rating_summaries SELECT reviewed_id, one_star, two_star, three_star, four_star, five_star, unverified,
    item_quality_count, item_quality_sum, communication_count, communication_sum, reliability_count, reliability_sum, revealed_at
  FROM review_counts WHERE id = new.id
  ON CONFLICT (user_id) DO UPDATE SET
    one_star = one_star + excluded.one_star, two_star = two_star + excluded.two_star,
    three_star = three_star + excluded.three_star, four_star = four_star + excluded.four_star,
    five_star = five_star + excluded.five_star, unverified = unverified + excluded.unverified,
    item_quality_count = item_quality_count + excluded.item_quality_count, item_quality_sum = item_quality_sum + excluded.item_quality_sum,
    communication_count = communication_count + excluded.communication_count, communication_sum = communication_sum + excluded.communication_sum,
    reliability_count = reliability_count + excluded.reliability_count, reliability_sum = reliability_sum + excluded.reliability_sum,
    last_review_at = max(ifnull(last_review_at, 0), excluded.last_review_at);
END;
CREATE TRIGGER reviews_taken_back AFTER UPDATE OF hidden_at ON reviews
WHEN old.revealed_at IS NOT NULL AND old.hidden_at IS NULL AND new.hidden_at IS NOT NULL BEGIN
  UPDATE rating_summaries SET
    one_star = one_star - (SELECT one_star FROM review_counts WHERE id = new.id),
    two_star = two_star - (SELECT two_star FROM review_counts WHERE id = new.id),
    three_star = three_star - (SELECT three_star FROM review_counts WHERE id = new.id),
    four_star = four_star - (SELECT four_star FROM review_counts WHERE id = new.id),
    five_star = five_star - (SELECT five_star FROM review_counts WHERE id = new.id),
    unverified = unverified - (SELECT unverified FROM review_counts WHERE id = new.id),
    item_quality_count = item_quality_count - (SELECT item_quality_count FROM review_counts WHERE id = new.id),
    item_quality_sum = item_quality_sum - (SELECT item_quality_sum FROM review_counts WHERE id = new.id),
    communication_count = communication_count - (SELECT communication_count FROM review_counts WHERE id = new.id),
    communication_sum = communication_sum - (SELECT communication_sum FROM review_counts WHERE id = new.id),
    reliability_count = reliability_count - (SELECT reliability_count FROM review_counts WHERE id = new.id),
    reliability_sum = reliability_sum - (SELECT reliability_sum FROM review_counts WHERE id = new.id),
    last_review_at = (SELECT max(revealed_at) FROM reviews
      WHERE reviewed_id = new.reviewed_id AND revealed_at IS NOT NULL AND hidden_at IS NULL)
  WHERE user_id = new.reviewed_id;
END;

-- A ledger (D37): nothing is paid twice for the same reason, and nobody spends what they do not have.
CREATE TABLE token_transactions (
  user_id TEXT NOT NULL REFERENCES users (id),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  -- What it is for: a trade, a review, an item; with its kind once a person.
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, seq),
  CONSTRAINT token_transactions_balance CHECK (balance_after >= 0)
) WITHOUT ROWID;
CREATE UNIQUE INDEX token_transactions_once ON token_transactions (user_id, kind, reference);
CREATE TRIGGER token_transactions_insert AFTER INSERT ON token_transactions BEGIN
  UPDATE users SET token_balance = new.balance_after WHERE id = new.user_id;
END;

-- Who was here before the ledger gets what they would have been paid.
INSERT INTO token_transactions (user_id, seq, kind, reference, amount, balance_after, created_at)
SELECT user_id, row_number() OVER earlier, kind, reference, amount, sum(amount) OVER earlier, at FROM (
  SELECT id AS user_id, 'welcome' AS kind, '' AS reference, 10 AS amount, created_at AS at FROM users
  UNION ALL SELECT id, 'email_verified', '', 10, email_verified_at FROM users WHERE email_verified_at IS NOT NULL
  UNION ALL SELECT from_user_id, 'trade_completed', CAST(id AS TEXT), 20, completed_at FROM trades WHERE status = 'completed'
  UNION ALL SELECT to_user_id, 'trade_completed', CAST(id AS TEXT), 20, completed_at FROM trades WHERE status = 'completed')
WINDOW earlier AS (PARTITION BY user_id ORDER BY at, kind DESC, reference ROWS UNBOUNDED PRECEDING)
ORDER BY user_id, at, kind DESC, reference;

-- At most so long in the strip above the list.
CREATE TABLE featured_items (
  item_id INTEGER PRIMARY KEY NOT NULL REFERENCES items (id),
  until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX featured_items_until ON featured_items (until);
