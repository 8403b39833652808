-- Versions of what is exchanged (D49). The one in force is in trades and trade_items, which hold things of both sides now; each
-- that was replaced, or is asked for (D50), is one row of JSON.
CREATE TABLE trade_terms (
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  version INTEGER NOT NULL,
  -- The event that brought it.
  seq INTEGER NOT NULL,
  -- {offered, requested: [{id, revision, title, estimatedValue, condition, photo}], offeredAmount, requestedAmount}
  terms TEXT NOT NULL,
  PRIMARY KEY (trade_id, version)
) WITHOUT ROWID;

-- The version in force, or on the table, and its event; how many there are; and whose it is.
ALTER TABLE trades ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE trades ADD COLUMN version_event INTEGER NOT NULL DEFAULT 1;
ALTER TABLE trades ADD COLUMN versions INTEGER NOT NULL DEFAULT 1;
ALTER TABLE trades ADD COLUMN offered_by TEXT NOT NULL DEFAULT 'proposer' CHECK (offered_by IN ('proposer', 'owner'));
-- Guaraníes x 100 that the owner adds; money comes from one side at most.
ALTER TABLE trades ADD COLUMN requested_amount INTEGER CHECK (requested_amount IS NULL OR (requested_amount > 0 AND offered_amount IS NULL));
-- The version that was in force before; NULL: none was.
ALTER TABLE trades ADD COLUMN previous_version INTEGER;
-- The version that one side asks to change to (D50).
ALTER TABLE trades ADD COLUMN change_version INTEGER;
ALTER TABLE trades ADD COLUMN change_by TEXT CHECK (change_by IN ('proposer', 'owner'));

-- A meeting by two (D51): whose the newest suggestion is, and its event; NULL once it is agreed.
ALTER TABLE trades ADD COLUMN meeting_by TEXT CHECK (meeting_by IN ('proposer', 'owner'));
ALTER TABLE trades ADD COLUMN meeting_event INTEGER;
ALTER TABLE trades ADD COLUMN agreed_location TEXT;
ALTER TABLE trades ADD COLUMN agreed_at INTEGER;
ALTER TABLE trades ADD COLUMN agreed_offset INTEGER;
ALTER TABLE trades ADD COLUMN agreed_notes TEXT;
ALTER TABLE trades ADD COLUMN from_on_way_at INTEGER;
ALTER TABLE trades ADD COLUMN to_on_way_at INTEGER;
ALTER TABLE trades ADD COLUMN missed_by TEXT CHECK (missed_by IN ('proposer', 'owner'));

-- When a side entered the other's code (D52).
ALTER TABLE trades ADD COLUMN from_met_at INTEGER;
ALTER TABLE trades ADD COLUMN to_met_at INTEGER;

-- A question that became an offer (D48) is the next version like any other.
UPDATE trade_events SET type = 'counter' WHERE type = 'offered';

-- Meetings that were set before count as agreed.
UPDATE trades SET agreed_location = meeting_location, agreed_at = meeting_at, agreed_offset = meeting_offset,
  agreed_notes = meeting_notes WHERE meeting_at IS NOT NULL;

-- Reminders go by the agreed one.
DROP INDEX trades_meeting;
CREATE INDEX trades_meeting ON trades (agreed_at) WHERE status = 'in_progress' AND meeting_reminded < 3 AND agreed_at IS NOT NULL;
