-- Who wants nothing to do with whom, what was reported, who may not come in any more.

ALTER TABLE users ADD COLUMN suspended_at INTEGER;
CREATE INDEX users_suspended ON users (suspended_at) WHERE suspended_at IS NOT NULL;

CREATE TABLE blocks (
  blocker_id TEXT NOT NULL REFERENCES users (id),
  blocked_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_other CHECK (blocker_id <> blocked_id)
) WITHOUT ROWID;
CREATE INDEX blocks_blocked ON blocks (blocked_id, blocker_id);

CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  -- The id of the review, item or person; of a message "trade/number".
  target TEXT NOT NULL,
  -- Whose it is.
  accused_id TEXT NOT NULL,
  reporter_id TEXT NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL,
  description TEXT NOT NULL,
  -- What was reported, as it was then: {title, text}.
  evidence TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  -- 'keep' leaves it; 'hide' takes a review or thing away; 'suspend' closes the person's account.
  decision TEXT,
  decided_by TEXT,
  CONSTRAINT reports_kind CHECK (kind IN ('review', 'item', 'person', 'message')),
  CONSTRAINT reports_reason CHECK (reason IN ('spam', 'harassment', 'inappropriate', 'fake', 'other')),
  CONSTRAINT reports_decision CHECK (decision IN ('keep', 'hide', 'suspend'))
);
CREATE UNIQUE INDEX reports_once ON reports (kind, target, reporter_id);
CREATE INDEX reports_open ON reports (id) WHERE decided_at IS NULL;
CREATE INDEX reports_reporter ON reports (reporter_id, id);
