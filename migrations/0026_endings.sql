-- No trade holds anybody against their will (D53), and silence completes nothing (D55).
-- Why it was to be cancelled; it only informs.
ALTER TABLE trades ADD COLUMN cancellation_kind TEXT
  CHECK (cancellation_kind IN ('changed_mind', 'cannot_meet', 'other_found', 'agreed'));
-- Whose cancelled trade it is in the numbers; NULL: nobody's.
ALTER TABLE trades ADD COLUMN counts_against TEXT CHECK (counts_against IN ('proposer', 'owner'));
-- It would count against whoever asked for it, and is one of the two in 180 days that do not.
ALTER TABLE trades ADD COLUMN is_excused INTEGER NOT NULL DEFAULT 0 CHECK (is_excused IN (0, 1));
-- Its other side has been reminded that it ends.
ALTER TABLE trades ADD COLUMN cancellation_reminded INTEGER NOT NULL DEFAULT 0 CHECK (cancellation_reminded IN (0, 1));
CREATE INDEX trades_unanswered ON trades (cancellation_requested_at) WHERE status = 'cancellation_requested';
CREATE INDEX trades_excused ON trades (cancellation_requested_by, cancelled_at) WHERE is_excused = 1;

-- What came back from a trade that ended by silence waits, reserved and unlisted, until its owner has said that it is still there.
ALTER TABLE items ADD COLUMN asked_at INTEGER;

-- Cancelled ones are in the numbers of whoever asked for them, and of nobody else.
UPDATE trades SET counts_against = iif(cancellation_requested_by = from_user_id, 'proposer', 'owner')
WHERE status = 'cancelled' AND accepted_at IS NOT NULL AND cancellation_requested_by IN (from_user_id, to_user_id);
UPDATE users SET cancelled_trades = (SELECT count(*) FROM trades
  WHERE cancellation_requested_by = users.id AND counts_against IS NOT NULL) WHERE total_trades > 0;
UPDATE users SET total_trades = successful_trades + cancelled_trades WHERE total_trades > 0;
