-- Proposals and what becomes of them. The last event's number is the lock of a trade, the hold that of an item.

CREATE TABLE trades (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_user_id TEXT NOT NULL REFERENCES users (id),
  to_user_id TEXT NOT NULL REFERENCES users (id),
  -- Guarded when it is written; a foreign key without an index of its own would scan all trades for each item.
  requested_item_id INTEGER NOT NULL,
  -- What the items of a trade were when it was accepted stays with it: {title, description, photos}.
  requested_snapshot TEXT,
  status TEXT NOT NULL DEFAULT 'pending',
  -- What a denied cancellation goes back to.
  status_before TEXT,
  -- Number of its newest event.
  seq INTEGER NOT NULL DEFAULT 1,
  -- NULL: nothing was offered yet, "a convenir" (D29).
  offer_type TEXT,
  -- Guaraníes x 100 (D9).
  offered_amount INTEGER,
  message TEXT NOT NULL DEFAULT '',
  response_message TEXT,
  -- The form's own id of this proposal: a retry finds the row instead of making another.
  client_id TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  accepted_at INTEGER,
  completed_at INTEGER,
  cancelled_at INTEGER,
  cancellation_requested_by TEXT,
  cancellation_requested_at INTEGER,
  cancellation_reason TEXT,
  cancellation_response TEXT,
  -- When the last cancellation that this side asked for was denied.
  from_denied_at INTEGER,
  to_denied_at INTEGER,
  from_delivered_at INTEGER,
  to_delivered_at INTEGER,
  meeting_location TEXT,
  meeting_at INTEGER,
  -- Minutes east of UTC at the place and time of the meeting (D42).
  meeting_offset INTEGER,
  meeting_notes TEXT,
  -- The last event or message of a person (D30).
  active_at INTEGER NOT NULL,
  -- What cron has reminded of: of silence (days), and of this meeting.
  silence_reminded INTEGER NOT NULL DEFAULT 0,
  meeting_reminded INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT trades_status CHECK (status IN ('pending', 'accepted', 'rejected', 'in_progress',
    'cancellation_requested', 'cancelled', 'completed', 'expired')),
  CONSTRAINT trades_offer CHECK (offer_type IN ('money', 'item', 'combination')),
  CONSTRAINT trades_amount CHECK (offered_amount > 0),
  CONSTRAINT trades_parties CHECK (from_user_id <> to_user_id)
);
-- One pending a proposer and requested item (D29); the item first: also what else is proposed for it.
CREATE UNIQUE INDEX trades_pending ON trades (requested_item_id, from_user_id) WHERE status = 'pending';
CREATE UNIQUE INDEX trades_client ON trades (from_user_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX trades_from ON trades (from_user_id, id);
CREATE INDEX trades_to ON trades (to_user_id, id);
CREATE INDEX trades_expiring ON trades (expires_at) WHERE status = 'pending';
CREATE INDEX trades_silent ON trades (active_at) WHERE status IN ('accepted', 'in_progress', 'cancellation_requested');
CREATE INDEX trades_meeting ON trades (meeting_at) WHERE status = 'in_progress' AND meeting_reminded = 0 AND meeting_at IS NOT NULL;

-- What the proposer offers.
CREATE TABLE trade_items (
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  item_id INTEGER NOT NULL REFERENCES items (id),
  position INTEGER NOT NULL,
  snapshot TEXT,
  PRIMARY KEY (trade_id, position)
) WITHOUT ROWID;
CREATE UNIQUE INDEX trade_items_item ON trade_items (item_id, trade_id);

-- One hold an item: by the trade that has it, or by its deletion (no trade).
CREATE TABLE item_holds (
  item_id INTEGER PRIMARY KEY NOT NULL REFERENCES items (id),
  trade_id INTEGER REFERENCES trades (id)
) WITHOUT ROWID;

CREATE TABLE trade_events (
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  seq INTEGER NOT NULL,
  type TEXT NOT NULL,
  -- A user's id, or 'system'.
  actor TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  details TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (trade_id, seq)
) WITHOUT ROWID;

-- Items that were deleted before there were holds.
INSERT INTO item_holds (item_id) SELECT id FROM items WHERE deleted_at > 0;

-- Deleting an item takes its hold, restoring gives it back: a promised item cannot be deleted, nor a deleted one promised.
CREATE TRIGGER item_holds_delete AFTER UPDATE OF deleted_at ON items WHEN old.deleted_at IS NULL AND new.deleted_at > 0 BEGIN
  INSERT INTO item_holds (item_id) VALUES (new.id);
END;
CREATE TRIGGER item_holds_restore AFTER UPDATE OF deleted_at ON items WHEN old.deleted_at > 0 AND new.deleted_at IS NULL BEGIN
  DELETE FROM item_holds WHERE item_id = new.id;
END;
