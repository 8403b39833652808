-- What people prove of themselves, and the badges they bought for it (D38).

CREATE TABLE verifications (
  user_id TEXT NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL,
  -- 'open': a package asks for it and nothing was handed in yet; 'pending': waits for an administrator, or for a code.
  status TEXT NOT NULL,
  -- The phone number or the address at work that is being proved.
  subject TEXT,
  -- In the private bucket until it is decided.
  document_key TEXT,
  document_type TEXT,
  -- Why it was not approved.
  reason TEXT,
  code_hash TEXT,
  code_tries INTEGER NOT NULL DEFAULT 0,
  code_expires_at INTEGER,
  requested_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by TEXT,
  PRIMARY KEY (user_id, kind),
  CONSTRAINT verifications_kind CHECK (kind IN ('email', 'phone', 'government_id', 'selfie', 'corporate_email', 'business_documents')),
  CONSTRAINT verifications_status CHECK (status IN ('open', 'pending', 'approved', 'rejected'))
) WITHOUT ROWID;
-- What waits for an administrator; addresses are proved by their codes alone.
CREATE INDEX verifications_queue ON verifications (requested_at, user_id, kind)
  WHERE status = 'pending' AND kind NOT IN ('email', 'corporate_email');

-- isVerified says that the identity card was approved; the score counts kinds (D36).
CREATE TRIGGER verifications_insert AFTER INSERT ON verifications WHEN new.status = 'approved' BEGIN
  UPDATE users SET verified_kinds = verified_kinds + 1, is_verified = max(is_verified, new.kind = 'government_id') WHERE id = new.user_id;
END;
CREATE TRIGGER verifications_approved AFTER UPDATE OF status ON verifications WHEN old.status <> 'approved' AND new.status = 'approved' BEGIN
  UPDATE users SET verified_kinds = verified_kinds + 1, is_verified = max(is_verified, new.kind = 'government_id') WHERE id = new.user_id;
END;
CREATE TRIGGER verifications_lost AFTER UPDATE OF status ON verifications WHEN old.status = 'approved' AND new.status <> 'approved' BEGIN
  UPDATE users SET verified_kinds = verified_kinds - 1, is_verified = is_verified AND new.kind <> 'government_id' WHERE id = new.user_id;
END;
CREATE TRIGGER verifications_delete AFTER DELETE ON verifications WHEN old.status = 'approved' BEGIN
  UPDATE users SET verified_kinds = verified_kinds - 1, is_verified = is_verified AND old.kind <> 'government_id' WHERE id = old.user_id;
END;

-- It was that number which was proved.
CREATE TRIGGER verifications_phone AFTER UPDATE OF phone_number ON users WHEN old.phone_number <> new.phone_number BEGIN
  DELETE FROM verifications WHERE user_id = new.id AND kind = 'phone';
END;

INSERT INTO verifications (user_id, kind, status, subject, requested_at, decided_at)
SELECT id, 'email', 'approved', email, created_at, email_verified_at FROM users WHERE email_verified_at IS NOT NULL;

-- One a level: bought, and granted when everything it asks for is approved.
CREATE TABLE badges (
  user_id TEXT NOT NULL REFERENCES users (id),
  level TEXT NOT NULL,
  bought_at INTEGER NOT NULL,
  granted_at INTEGER,
  PRIMARY KEY (user_id, level),
  CONSTRAINT badges_level CHECK (level IN ('bronze', 'silver', 'gold'))
) WITHOUT ROWID;

-- It is that name which the card says. Who leaves gets an empty last name (D47); their proofs go on their own.
-- A package's selfie stays asked for; what waits counts as asked for anew: nobody decides on it by the older name.
CREATE TRIGGER verifications_name AFTER UPDATE OF first_name, last_name ON users
WHEN new.last_name <> '' AND (old.first_name <> new.first_name OR old.last_name <> new.last_name) BEGIN
  DELETE FROM verifications WHERE user_id = new.id AND kind = 'government_id' AND status = 'approved';
  UPDATE verifications SET status = 'open', decided_at = NULL, decided_by = NULL
    WHERE user_id = new.id AND kind = 'selfie' AND status = 'approved';
  UPDATE verifications SET requested_at = max(requested_at + 1, new.updated_at)
    WHERE user_id = new.id AND kind IN ('government_id', 'selfie') AND status = 'pending';
  UPDATE badges SET granted_at = NULL WHERE user_id = new.id AND granted_at IS NOT NULL;
END;
