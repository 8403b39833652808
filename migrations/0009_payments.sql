-- Money that a card provider holds or took: deposits of trades (D33) and verification packages (D38). US cents.

CREATE TABLE payments (
  -- Ours; the provider's idempotency keys are made of it.
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id),
  trade_id INTEGER REFERENCES trades (id),
  package_id INTEGER,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL DEFAULT 'usd',
  description TEXT NOT NULL,
  -- The provider's; NULL until it has answered.
  intent_id TEXT,
  status TEXT NOT NULL DEFAULT 'created',
  -- An authorisation that is not captured by then lapses.
  capture_before INTEGER,
  warned_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When a release or capture that failed is tried again.
  next_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT payments_kind CHECK (kind IN ('security_deposit', 'verification_package')),
  CONSTRAINT payments_status CHECK (status IN ('created', 'held', 'paid', 'failed', 'cancelled', 'releasing', 'released', 'lapsed', 'capturing', 'captured')),
  CONSTRAINT payments_amount CHECK (amount > 0)
) WITHOUT ROWID;
CREATE UNIQUE INDEX payments_intent ON payments (intent_id) WHERE intent_id IS NOT NULL;
-- One a side and trade that is being placed, and one that is held (case 7): while a lapsing one is renewed there are both.
CREATE UNIQUE INDEX payments_deposit ON payments (trade_id, user_id, status) WHERE kind = 'security_deposit' AND status IN ('created', 'held');
-- One live purchase a package.
CREATE UNIQUE INDEX payments_package ON payments (user_id, package_id) WHERE kind = 'verification_package' AND status IN ('created', 'paid');
CREATE INDEX payments_trade ON payments (trade_id);
CREATE INDEX payments_user ON payments (user_id, created_at);
CREATE INDEX payments_due ON payments (next_at) WHERE status IN ('releasing', 'capturing');
CREATE INDEX payments_lapsing ON payments (capture_before) WHERE status = 'held';

-- What the provider told us, each once (case 9).
CREATE TABLE payment_events (
  id TEXT PRIMARY KEY NOT NULL,
  type TEXT NOT NULL,
  intent_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- A no-show or switched goods, as one side tells it and the other answers; an administrator decides on the deposits.
CREATE TABLE deposit_claims (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  claimant_id TEXT NOT NULL,
  accused_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  statement TEXT NOT NULL,
  answer TEXT,
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  decided_at INTEGER,
  -- 'capture' takes the accused side's deposit, 'release' lets it go.
  decision TEXT,
  decision_note TEXT,
  decided_by TEXT,
  CONSTRAINT deposit_claims_reason CHECK (reason IN ('no_show', 'switched_goods')),
  CONSTRAINT deposit_claims_decision CHECK (decision IN ('capture', 'release'))
);
CREATE UNIQUE INDEX deposit_claims_once ON deposit_claims (trade_id, claimant_id);
CREATE INDEX deposit_claims_open ON deposit_claims (id) WHERE decided_at IS NULL;

-- The sandbox's own books (D34): local mode without a provider's keys.
CREATE TABLE sandbox_intents (
  id TEXT PRIMARY KEY NOT NULL,
  client_secret TEXT NOT NULL,
  -- The caller's key: asked again, the same intent.
  idempotency_key TEXT NOT NULL,
  amount INTEGER NOT NULL,
  is_manual INTEGER NOT NULL,
  status TEXT NOT NULL,
  capture_before INTEGER,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX sandbox_intents_key ON sandbox_intents (idempotency_key);
