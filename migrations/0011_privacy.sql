-- What people agreed to, and how they leave (D47).

CREATE TABLE consents (
  user_id TEXT NOT NULL REFERENCES users (id),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  -- Of the text that was agreed to.
  version TEXT NOT NULL,
  is_given INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, seq),
  CONSTRAINT consents_kind CHECK (kind IN ('terms', 'mails'))
) WITHOUT ROWID;

-- One who asked to leave. Signing in before `due_at` deletes the row; after it cron goes through the steps and resumes
-- where it was; the row stays, done, so that nobody is asked twice.
CREATE TABLE departures (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  asked_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  -- 0: may still come back.
  step INTEGER NOT NULL DEFAULT 0,
  -- Within the step: what was done last.
  reached TEXT,
  done_at INTEGER,
  -- When the removal began. From then on the address is nobody's: it stands here for what is still to be removed.
  closed_at INTEGER,
  former_email TEXT
) WITHOUT ROWID;
CREATE INDEX departures_due ON departures (due_at) WHERE done_at IS NULL;
-- Set when they ask to leave, NULL again when they come back: meanwhile nobody meets them.
ALTER TABLE users ADD COLUMN left_at INTEGER;

-- Everything of a person that nobody sees: deleted, or hidden while they are leaving (deleted_at below zero: neither the
-- triggers nor the jobs of deleted items, whose deleted_at is above, touch what may come back).
CREATE INDEX items_gone ON items (owner_id, id) WHERE deleted_at <> 0;
CREATE INDEX reports_accused ON reports (accused_id);
