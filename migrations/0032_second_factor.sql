-- The second factor of administrators (J260): a secret shared with an app, sealed; without a time it is not in use yet.
CREATE TABLE admin_factors (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  secret_sealed TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  -- The newest period of 30 seconds whose code was taken: no code counts twice.
  used_step INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Each opens once, for whoever has lost the app.
CREATE TABLE admin_recovery_codes (
  user_id TEXT NOT NULL REFERENCES admin_factors (user_id),
  code_hash TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (user_id, code_hash)
) WITHOUT ROWID;

-- When this session was proved by it.
ALTER TABLE sessions ADD COLUMN factor_at INTEGER;
