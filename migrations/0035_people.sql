-- What administrators know people by (D60): found by name and phone, known again by what they proved, limited for some days.

-- What somebody proved of themselves, as hashes under a key of its own. Of who has left, phones and documents go at `goes_at` and
-- only say who is one partner (D57); of an account that is suspended all are kept (worker/privacy/removal/remove-lists.ts).
CREATE TABLE identity_marks (
  user_id TEXT NOT NULL REFERENCES users (id),
  -- 'mailbox': the address without what one person may add to it; it refuses nothing.
  kind TEXT NOT NULL,
  hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  goes_at INTEGER,
  PRIMARY KEY (user_id, kind, hash),
  CONSTRAINT identity_marks_kind CHECK (kind IN ('phone', 'mailbox', 'document'))
) WITHOUT ROWID;
CREATE INDEX identity_marks_same ON identity_marks (kind, hash, user_id);
CREATE INDEX identity_marks_gone ON identity_marks (goes_at) WHERE goes_at IS NOT NULL;

-- Proofs of phones and identities that are a suspended person's: each waits for an administrator.
CREATE TABLE refused_proofs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL,
  hash TEXT NOT NULL,
  -- Whose it is.
  of_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  -- 'cleared': it is somebody else's by now, and may be proved.
  decision TEXT,
  decided_by TEXT,
  CONSTRAINT refused_proofs_kind CHECK (kind IN ('phone', 'document')),
  CONSTRAINT refused_proofs_decision CHECK (decision IN ('kept', 'cleared')),
  CONSTRAINT refused_proofs_decided CHECK ((decided_at IS NULL) = (decision IS NULL))
);
CREATE UNIQUE INDEX refused_proofs_once ON refused_proofs (user_id, kind, hash);
CREATE INDEX refused_proofs_open ON refused_proofs (created_at) WHERE decided_at IS NULL;
CREATE INDEX refused_proofs_of ON refused_proofs (of_id);

-- Who proves the same phone or document is the same person as who did so last; whoever was given somebody else's is not.
CREATE TRIGGER identity_marks_insert AFTER INSERT ON identity_marks
WHEN new.kind <> 'mailbox' AND NOT EXISTS (SELECT 1 FROM refused_proofs WHERE refused_proofs.user_id = new.user_id
  AND refused_proofs.kind = new.kind AND refused_proofs.hash = new.hash AND refused_proofs.decision = 'cleared') BEGIN
  INSERT INTO partner_merges SELECT two.winner, two.loser, same_people.user_id, new.created_at FROM (SELECT
    (SELECT coalesce(users.same_as, users.id) FROM identity_marks AS known JOIN users ON users.id = known.user_id
      WHERE known.kind = new.kind AND known.hash = new.hash AND known.user_id <> new.user_id
      ORDER BY known.created_at DESC LIMIT 1) AS winner,
    (SELECT coalesce(same_as, id) FROM users WHERE id = new.user_id) AS loser) AS two
  JOIN same_people ON same_people.person = two.loser WHERE two.winner <> two.loser;
END;

-- Until then the limits of beginners are theirs (D59).
ALTER TABLE users ADD COLUMN limited_until INTEGER;

-- However a number is written, its last eight digits are the same.
CREATE INDEX users_phone ON users (
  substr(replace(replace(replace(replace(replace(replace(phone_number, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -8)
) WHERE phone_number <> '';

-- Names as people type them, without the marks of our languages' letters; in two steps, since a parser takes only so many in one.
-- By indexes and not by triggers: where inserting a person does more than that, the engine looks through everything that
-- refers to people.
ALTER TABLE users ADD COLUMN first_half TEXT GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(first_name), '''', ''), '’', ''), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'ã', 'a'), 'ẽ', 'e'), 'ĩ', 'i'), 'õ', 'o'), 'ũ', 'u'), 'ỹ', 'y'), 'ç', 'c')) VIRTUAL;
ALTER TABLE users ADD COLUMN first_plain TEXT GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(first_half, 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n'), 'Ã', 'a'), 'Ẽ', 'e'), 'Ĩ', 'i'), 'Õ', 'o'), 'Ũ', 'u'), 'Ỹ', 'y'), 'Ç', 'c'), '̃', ''), '-', ' ')) VIRTUAL;
ALTER TABLE users ADD COLUMN last_half TEXT GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(last_name), '''', ''), '’', ''), 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'ã', 'a'), 'ẽ', 'e'), 'ĩ', 'i'), 'õ', 'o'), 'ũ', 'u'), 'ỹ', 'y'), 'ç', 'c')) VIRTUAL;
ALTER TABLE users ADD COLUMN last_plain TEXT GENERATED ALWAYS AS (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(last_half, 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n'), 'Ã', 'a'), 'Ẽ', 'e'), 'Ĩ', 'i'), 'Õ', 'o'), 'Ũ', 'u'), 'Ỹ', 'y'), 'Ç', 'c'), '̃', ''), '-', ' ')) VIRTUAL;
CREATE INDEX users_first_plain ON users (first_plain);
CREATE INDEX users_last_plain ON users (last_plain);

-- What was reported of a person, and what administrators did to them.
CREATE INDEX reports_of_accused ON reports (accused_id, id);
CREATE INDEX admin_actions_of ON admin_actions (target, id);
CREATE INDEX admin_actions_suspended ON admin_actions (json_extract(details, '$.accused'), id) WHERE action = 'report_suspend';
