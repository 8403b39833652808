-- What administrators did, the mail service as they set it, and figures that would otherwise be counted.

CREATE TABLE admin_actions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  admin_id TEXT NOT NULL,
  action TEXT NOT NULL,
  target TEXT NOT NULL,
  details TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL
);
-- A setup code is used once (D39).
CREATE UNIQUE INDEX admin_actions_setup ON admin_actions (target) WHERE action = 'setup';

-- One row: wins over the settings (D39). The key is sealed with the secret key.
CREATE TABLE mail_service (
  id INTEGER PRIMARY KEY NOT NULL,
  key_sealed TEXT NOT NULL,
  key_last4 TEXT NOT NULL,
  from_email TEXT,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  CONSTRAINT mail_service_one CHECK (id = 1)
);

-- Trades by state: pending ones are few at a time and counted in their own index, so that proposing writes no more.
INSERT INTO counters (name, value) SELECT 'trades_' || value, (SELECT count(*) FROM trades WHERE status = value)
FROM json_each('["accepted","rejected","in_progress","cancellation_requested","cancelled","completed","expired"]');
CREATE TRIGGER trades_count AFTER UPDATE OF status ON trades WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - (name = 'trades_' || old.status) + (name = 'trades_' || new.status)
  WHERE name IN ('trades_' || old.status, 'trades_' || new.status);
END;
-- Rows of people stay when they have left, so that there are as many as the last one's number less these.
INSERT INTO counters (name, value) VALUES ('people_left', 0);
CREATE TRIGGER users_left AFTER UPDATE OF left_at ON users WHEN (old.left_at IS NULL) <> (new.left_at IS NULL) BEGIN
  UPDATE counters SET value = value + iif(new.left_at IS NULL, -1, 1) WHERE name = 'people_left';
END;
CREATE INDEX trades_completed ON trades (completed_at) WHERE status = 'completed';
-- Mails and pushes that were given up, newest last.
CREATE INDEX outbox_dead ON outbox (id) WHERE status = 'dead';
ALTER TABLE notifications ADD COLUMN push_failed_at INTEGER;
CREATE INDEX notifications_failed ON notifications (push_failed_at) WHERE push_failed_at IS NOT NULL;
