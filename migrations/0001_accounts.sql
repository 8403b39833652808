-- People, their sessions and codes, the mail outbox, limits and counters.

CREATE TABLE users (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  date_of_birth TEXT NOT NULL,
  gender TEXT NOT NULL,
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  address TEXT,
  occupation TEXT,
  bio TEXT,
  profile_image TEXT,
  language TEXT NOT NULL DEFAULT 'es',
  email_verified_at INTEGER,
  is_verified INTEGER NOT NULL DEFAULT 0,
  reputation_score INTEGER NOT NULL DEFAULT 100,
  total_trades INTEGER NOT NULL DEFAULT 0,
  successful_trades INTEGER NOT NULL DEFAULT 0,
  token_balance INTEGER NOT NULL DEFAULT 0,
  -- Goes up when the password changes: signed reset tokens of before name an older one and are dead.
  password_version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CONSTRAINT token_balance_not_negative CHECK (token_balance >= 0)
);
CREATE UNIQUE INDEX users_email ON users (email);

-- A person who has not proved the address yet. The newest registration of an address replaces older ones.
CREATE TABLE pending_registrations (
  email TEXT PRIMARY KEY NOT NULL,
  password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  date_of_birth TEXT NOT NULL,
  gender TEXT NOT NULL,
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  address TEXT,
  occupation TEXT,
  bio TEXT,
  language TEXT NOT NULL,
  -- Hash of the cookie of the browser that registered: only that one is signed in by the code (D19).
  browser_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX pending_registrations_created ON pending_registrations (created_at);

-- One live code an address and purpose; a newer one replaces it (D20).
CREATE TABLE codes (
  purpose TEXT NOT NULL,
  email TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (purpose, email)
) WITHOUT ROWID;
CREATE INDEX codes_expires ON codes (expires_at);

CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id),
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id, touched_at);
CREATE INDEX sessions_expires ON sessions (expires_at);

CREATE TABLE limit_counters (
  key TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX limit_counters_resets ON limit_counters (resets_at);

-- Mail is written in the batch of what it tells (D41), sent at once and by cron.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text_body TEXT NOT NULL,
  html_body TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending',
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  CONSTRAINT outbox_status CHECK (status IN ('pending', 'sent', 'dead'))
);
CREATE INDEX outbox_due ON outbox (next_at) WHERE status = 'pending';
CREATE INDEX outbox_recipient ON outbox (recipient, id);
CREATE INDEX outbox_created ON outbox (created_at);

-- Counts that would otherwise be counted: kept by triggers.
CREATE TABLE counters (
  name TEXT PRIMARY KEY NOT NULL,
  value INTEGER NOT NULL
) WITHOUT ROWID;
