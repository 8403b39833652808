-- Money (D56): a line for whatever became of somebody's money, and payouts of captured deposits. US cents.

-- Plain keys: what AUTOINCREMENT keeps of a table that a migration fills, every other such insert reads. Lines are never
-- deleted, nor is a payout that somebody was shown.
CREATE TABLE payment_entries (
  id INTEGER PRIMARY KEY,
  -- Whose list it stands in: who paid, or who is paid out.
  user_id TEXT NOT NULL REFERENCES users (id),
  payment_id TEXT NOT NULL REFERENCES payments (id),
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  trade_id INTEGER REFERENCES trades (id),
  package_id INTEGER,
  -- What one asks by: the payment's own number; of a payout the bank's.
  reference TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  CONSTRAINT payment_entries_kind CHECK (kind IN ('held', 'released', 'lapsed', 'captured', 'bought', 'returned', 'paid_out')),
  CONSTRAINT payment_entries_amount CHECK (amount > 0)
);
CREATE UNIQUE INDEX payment_entries_once ON payment_entries (payment_id, kind);
CREATE INDEX payment_entries_user ON payment_entries (user_id, id);
CREATE INDEX payment_entries_trade ON payment_entries (trade_id, id) WHERE trade_id IS NOT NULL;
CREATE INDEX payment_entries_reference ON payment_entries (reference, id);

-- Whoever moves a payment, its line is written in the same moment.
CREATE TRIGGER payments_entry AFTER UPDATE OF status ON payments
WHEN new.status <> old.status AND new.status IN ('held', 'released', 'lapsed', 'captured', 'paid') BEGIN
  INSERT INTO payment_entries (user_id, payment_id, kind, amount, trade_id, package_id, reference, created_at)
  VALUES (new.user_id, new.id,
    CASE WHEN new.status = 'paid' THEN 'bought'
      WHEN new.status = 'released' AND new.kind = 'verification_package' THEN 'returned' ELSE new.status END,
    new.amount, new.trade_id, new.package_id, new.id, new.updated_at);
END;

-- Of what was paid before there were lines: that it was held, and how it ended.
INSERT INTO payment_entries (user_id, payment_id, kind, amount, trade_id, package_id, reference, created_at)
SELECT user_id, id, kind, amount, trade_id, package_id, id, at FROM (
  SELECT user_id, id, 'held' AS kind, amount, trade_id, package_id, created_at AS at FROM payments
  WHERE kind = 'security_deposit' AND capture_before IS NOT NULL
  UNION ALL SELECT user_id, id, iif(status = 'paid', 'bought', status), amount, trade_id, package_id, updated_at FROM payments
  WHERE (kind = 'security_deposit' AND status IN ('released', 'lapsed', 'captured')) OR status = 'paid'
) ORDER BY at, kind = 'held' DESC;

-- What the card's bank says of a charge: somebody's money only once nobody takes it back.
ALTER TABLE payments ADD COLUMN dispute TEXT CONSTRAINT payments_dispute CHECK (dispute IN ('open', 'won', 'lost'));

-- A captured deposit on its way to who was let down.
CREATE TABLE payouts (
  id INTEGER PRIMARY KEY,
  payment_id TEXT NOT NULL REFERENCES payments (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  amount INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  -- NULL while the provider has not taken it yet.
  captured_at INTEGER,
  -- Where to, sealed with SECRET_KEY, until it is paid.
  details_sealed TEXT,
  details_at INTEGER,
  paid_at INTEGER,
  paid_by TEXT,
  reference TEXT,
  -- The charge was lost.
  void_at INTEGER,
  CONSTRAINT payouts_amount CHECK (amount > 0),
  CONSTRAINT payouts_paid CHECK (paid_at IS NULL OR (reference IS NOT NULL AND paid_by IS NOT NULL AND details_sealed IS NULL))
);
CREATE UNIQUE INDEX payouts_payment ON payouts (payment_id);
CREATE INDEX payouts_user ON payouts (user_id, paid_at);
CREATE INDEX payouts_open ON payouts (id) WHERE paid_at IS NULL AND void_at IS NULL AND captured_at IS NOT NULL;

CREATE TRIGGER payments_payout AFTER UPDATE OF status ON payments
WHEN new.status <> old.status AND new.kind = 'security_deposit' BEGIN
  -- Only a decision takes one: it is owed to the other side of its trade.
  INSERT OR IGNORE INTO payouts (payment_id, user_id, trade_id, amount, opened_at)
  SELECT new.id, iif(from_user_id = new.user_id, to_user_id, from_user_id), id, new.amount, new.updated_at FROM trades
  WHERE id = new.trade_id AND new.status = 'capturing' AND old.status = 'held';
  UPDATE payouts SET captured_at = new.updated_at WHERE payment_id = new.id AND new.status = 'captured';
  DELETE FROM payouts WHERE payment_id = new.id AND new.status IN ('released', 'lapsed') AND captured_at IS NULL;
END;
CREATE TRIGGER payments_lost AFTER UPDATE OF dispute ON payments WHEN new.dispute = 'lost' BEGIN
  UPDATE payouts SET void_at = new.updated_at, details_sealed = NULL WHERE payment_id = new.id AND paid_at IS NULL AND void_at IS NULL;
END;
CREATE TRIGGER payouts_entry AFTER UPDATE OF paid_at ON payouts WHEN old.paid_at IS NULL AND new.paid_at IS NOT NULL BEGIN
  INSERT INTO payment_entries (user_id, payment_id, kind, amount, trade_id, reference, created_at)
  VALUES (new.user_id, new.payment_id, 'paid_out', new.amount, new.trade_id, new.reference, new.paid_at);
END;

-- Decisions of before owe the same.
INSERT INTO payouts (payment_id, user_id, trade_id, amount, opened_at, captured_at)
SELECT payments.id, claimant_id, payments.trade_id, amount, decided_at, iif(status = 'captured', updated_at, NULL)
FROM deposit_claims JOIN payments ON payments.trade_id = deposit_claims.trade_id AND payments.user_id = accused_id
WHERE decision = 'capture' AND status IN ('capturing', 'captured');
