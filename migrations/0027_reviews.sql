-- Reviews (D58): an answer, those without a trade apart, and what waits until its writer is known by something.

-- By whoever was reviewed, once; hidden with its review, or alone.
ALTER TABLE reviews ADD COLUMN answer TEXT;
ALTER TABLE reviews ADD COLUMN answered_at INTEGER;
ALTER TABLE reviews ADD COLUMN answer_hidden_at INTEGER;
CREATE INDEX reviews_answered ON reviews (reviewed_id, id) WHERE answer IS NOT NULL;

-- Each of the two lists of a profile is read along its own.
CREATE INDEX reviews_of_trades ON reviews (reviewed_id, id)
  WHERE trade_id IS NOT NULL AND revealed_at IS NOT NULL AND hidden_at IS NULL;
CREATE INDEX reviews_of_others ON reviews (reviewed_id, id)
  WHERE trade_id IS NULL AND revealed_at IS NOT NULL AND hidden_at IS NULL;

-- Without a trade no day reveals it.
DROP INDEX reviews_due;
CREATE INDEX reviews_due ON reviews (reveal_due) WHERE revealed_at IS NULL AND trade_id IS NOT NULL;
CREATE INDEX reviews_unpublished ON reviews (reviewer_id) WHERE trade_id IS NULL AND revealed_at IS NULL;

-- An anonymous one needs a trade: those from before are hidden, their writers told, and free to write it under their name.
INSERT INTO notifications (user_id, id, type, created_at)
SELECT DISTINCT reviewer_id, (SELECT coalesce(max(id), 0) + 1 FROM notifications WHERE user_id = reviewer_id), 'review_hidden',
  unixepoch() * 1000
FROM reviews JOIN users ON users.id = reviewer_id AND left_at IS NULL
WHERE trade_id IS NULL AND is_anonymous = 1 AND hidden_at IS NULL;
UPDATE reviews SET hidden_at = unixepoch() * 1000 WHERE trade_id IS NULL AND is_anonymous = 1 AND hidden_at IS NULL;
DROP INDEX reviews_of_person;
CREATE UNIQUE INDEX reviews_of_person ON reviews (reviewer_id, reviewed_id) WHERE trade_id IS NULL AND is_anonymous = 0;

-- What a person wrote without a trade is published, and told, when they prove a phone or an identity or complete a trade; between
-- two of whom one has blocked the other it goes on waiting. A view, so that it is said once: nothing is ever in it.
CREATE VIEW review_publications AS SELECT reviewer_id AS user_id, created_at AS at FROM reviews WHERE false;
CREATE TRIGGER review_publications_insert INSTEAD OF INSERT ON review_publications BEGIN
  INSERT INTO notifications (user_id, id, type, params, created_at, push_due)
  SELECT reviewed_id, (SELECT coalesce(max(id), 0) + 1 FROM notifications WHERE user_id = reviewed_id), 'review_received',
    (SELECT json_object('name', first_name) FROM users WHERE id = reviewer_id), new.at,
    (SELECT new.at WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = reviewed_id))
  FROM reviews WHERE reviewer_id = new.user_id AND trade_id IS NULL AND revealed_at IS NULL AND hidden_at IS NULL
    AND EXISTS (SELECT 1 FROM users WHERE id = reviewed_id AND left_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = reviewer_id AND blocked_id = reviewed_id)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = reviewed_id AND blocked_id = reviewer_id);
  UPDATE reviews SET revealed_at = new.at
  WHERE reviewer_id = new.user_id AND trade_id IS NULL AND revealed_at IS NULL AND hidden_at IS NULL
    AND EXISTS (SELECT 1 FROM users WHERE id = reviewed_id AND left_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = reviewer_id AND blocked_id = reviewed_id)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = reviewed_id AND blocked_id = reviewer_id);
END;
CREATE TRIGGER verifications_publish AFTER INSERT ON verifications
WHEN new.status = 'approved' AND new.kind IN ('phone', 'government_id') BEGIN
  INSERT INTO review_publications VALUES (new.user_id, coalesce(new.decided_at, new.requested_at));
END;
CREATE TRIGGER verifications_publish_later AFTER UPDATE OF status ON verifications
WHEN old.status <> 'approved' AND new.status = 'approved' AND new.kind IN ('phone', 'government_id') BEGIN
  INSERT INTO review_publications VALUES (new.user_id, coalesce(new.decided_at, new.requested_at));
END;
CREATE TRIGGER trades_publish AFTER UPDATE OF status ON trades WHEN old.status <> 'completed' AND new.status = 'completed' BEGIN
  INSERT INTO review_publications VALUES (new.from_user_id, new.completed_at);
  INSERT INTO review_publications VALUES (new.to_user_id, new.completed_at);
END;
