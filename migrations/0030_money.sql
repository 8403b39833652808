-- Money (D56): a line for whatever became of somebody's money, and payouts of captured deposits. US cents.

CREATE TABLE payment_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
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
