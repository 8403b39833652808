-- What came to nothing, found by the thing that it asked for: written once, when a trade ends so.
CREATE INDEX trades_past ON trades (requested_item_id, from_user_id) WHERE status IN ('rejected', 'cancelled');

-- Until when each side has been told of the other's changes since it did something itself; ahead: a push waits for it.
ALTER TABLE trades ADD COLUMN from_told_at INTEGER;
ALTER TABLE trades ADD COLUMN to_told_at INTEGER;
