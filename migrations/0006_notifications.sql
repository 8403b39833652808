-- What people are told, their settings and devices, and messages that nobody has read yet.

-- Numbered per person. The words are made when it is read, in the reader's language, of type and params.
CREATE TABLE notifications (
  user_id TEXT NOT NULL REFERENCES users (id),
  id INTEGER NOT NULL,
  type TEXT NOT NULL,
  trade_id INTEGER REFERENCES trades (id),
  params TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL,
  read_at INTEGER,
  -- When it has to be pushed to the person's devices; NULL: never, or done.
  push_due INTEGER,
  push_attempts INTEGER NOT NULL DEFAULT 0,
  -- JSON list of the devices that are still to get it; NULL: all.
  push_to TEXT,
  PRIMARY KEY (user_id, id)
) WITHOUT ROWID;
CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE read_at IS NULL;
CREATE INDEX notifications_due ON notifications (push_due) WHERE push_due IS NOT NULL;

-- No row: everything is on.
CREATE TABLE notification_settings (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  push_notifications INTEGER NOT NULL DEFAULT 1,
  trade_proposals INTEGER NOT NULL DEFAULT 1,
  trade_accepted INTEGER NOT NULL DEFAULT 1,
  trade_rejected INTEGER NOT NULL DEFAULT 1,
  new_messages INTEGER NOT NULL DEFAULT 1,
  trade_completed INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;

-- A device belongs to whoever signed in on it last, and gets nothing once that session is over.
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id),
  session_hash TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, created_at);

-- Messages that one side of a trade has not read. `last_at` stays when they are read: it tells that people talk (D30).
CREATE TABLE trade_unread (
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  count INTEGER NOT NULL,
  -- Number in the room of the newest message that was announced.
  last_number INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- When a mail has to say that messages wait; NULL: none, or said.
  mail_due INTEGER,
  PRIMARY KEY (trade_id, user_id)
) WITHOUT ROWID;
CREATE INDEX trade_unread_mail ON trade_unread (mail_due) WHERE mail_due IS NOT NULL;

-- A mail costs a row and its place in the queue: ids grow with time, and nobody is looked up by address.
DROP INDEX outbox_created;
DROP INDEX outbox_recipient;
-- Where one tap (or the mail program itself, RFC 8058) stops mails of this kind; NULL: mails that must come.
ALTER TABLE outbox ADD COLUMN unsubscribe_url TEXT;
