-- The department, province or state where somebody lives: optional, and theirs alone to see.
ALTER TABLE users ADD COLUMN state TEXT;

-- A card says on which day its person was born, as it says their name (verifications_name, 0008): whoever corrects the day
-- proves it anew. Of who left the day goes with the name.
CREATE TRIGGER verifications_birth AFTER UPDATE OF date_of_birth ON users
WHEN new.last_name <> '' AND old.date_of_birth <> new.date_of_birth BEGIN
  DELETE FROM verifications WHERE user_id = new.id AND kind = 'government_id' AND status = 'approved';
  UPDATE verifications SET status = 'open', decided_at = NULL, decided_by = NULL
    WHERE user_id = new.id AND kind = 'selfie' AND status = 'approved';
  UPDATE verifications SET requested_at = max(requested_at + 1, new.updated_at)
    WHERE user_id = new.id AND kind IN ('government_id', 'selfie') AND status = 'pending';
  UPDATE badges SET granted_at = NULL WHERE user_id = new.id AND granted_at IS NOT NULL;
END;

-- A name that loses only what nobody saw is the name that the card says: who rewrites old rows (worker/serve/old-texts.ts) says
-- so by a mark that is there within its own batch alone, and proofs stay.
DROP TRIGGER verifications_name;
CREATE TRIGGER verifications_name AFTER UPDATE OF first_name, last_name ON users
WHEN new.last_name <> '' AND (old.first_name <> new.first_name OR old.last_name <> new.last_name)
  AND NOT EXISTS (SELECT 1 FROM counters WHERE name = 'texts_rewriting') BEGIN
  DELETE FROM verifications WHERE user_id = new.id AND kind = 'government_id' AND status = 'approved';
  UPDATE verifications SET status = 'open', decided_at = NULL, decided_by = NULL
    WHERE user_id = new.id AND kind = 'selfie' AND status = 'approved';
  UPDATE verifications SET requested_at = max(requested_at + 1, new.updated_at)
    WHERE user_id = new.id AND kind IN ('government_id', 'selfie') AND status = 'pending';
  UPDATE badges SET granted_at = NULL WHERE user_id = new.id AND granted_at IS NOT NULL;
END;
