-- Problems of a trade (D54): what one side reports, what the other says to it, and what became of it.
CREATE TABLE problems (
  -- Nothing is ever deleted here, so that no number comes twice.
  id INTEGER PRIMARY KEY,
  trade_id INTEGER NOT NULL REFERENCES trades (id),
  reporter_id TEXT NOT NULL,
  accused_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  words TEXT NOT NULL,
  -- Names of pictures in the private bucket.
  photos TEXT NOT NULL DEFAULT '[]',
  created_at INTEGER NOT NULL,
  -- When the accused has opened it.
  opened_at INTEGER,
  -- Reminders that went out.
  reminded INTEGER NOT NULL DEFAULT 0,
  answer TEXT,
  answer_words TEXT,
  answer_photos TEXT NOT NULL DEFAULT '[]',
  answered_at INTEGER,
  -- NULL: open.
  closed_at INTEGER,
  outcome TEXT,
  decided_by TEXT,
  decision_words TEXT,
  -- The accused's no-show counts, since then.
  counts INTEGER NOT NULL DEFAULT 0,
  counted_at INTEGER,
  -- A code proved afterwards that they met.
  voided_at INTEGER,
  CONSTRAINT problems_kind CHECK (kind IN ('no_show', 'not_as_agreed', 'unsafe', 'other')),
  CONSTRAINT problems_answer CHECK (answer IN ('agreed', 'contested')),
  CONSTRAINT problems_outcome CHECK (outcome IN ('agreed', 'reporter', 'accused', 'neither', 'unanswered', 'voided')),
  CONSTRAINT problems_closed CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT problems_counts CHECK (counts IN (0, 1) AND (counts = 0 OR (kind = 'no_show' AND counted_at IS NOT NULL)))
);
-- Each kind once a side, and one at a time.
CREATE UNIQUE INDEX problems_once ON problems (trade_id, reporter_id, kind);
CREATE UNIQUE INDEX problems_open ON problems (trade_id, reporter_id) WHERE closed_at IS NULL;
CREATE INDEX problems_waiting ON problems (created_at) WHERE closed_at IS NULL;
CREATE INDEX problems_reporter ON problems (reporter_id, closed_at);
CREATE INDEX problems_accused ON problems (accused_id, counted_at);
CREATE INDEX problems_kept ON problems (closed_at) WHERE photos <> '[]' OR answer_photos <> '[]';

-- No-shows that count, of each person.
ALTER TABLE users ADD COLUMN no_shows INTEGER NOT NULL DEFAULT 0 CHECK (no_shows >= 0);

-- Claims on deposits were problems of trades with a deposit. What they decided was about money, and counts for nobody now;
-- what waits for an answer has all its time anew.
INSERT INTO problems (trade_id, reporter_id, accused_id, kind, words, created_at, opened_at, answer, answer_words, answered_at,
  closed_at, outcome, decided_by, decision_words)
SELECT trade_id, claimant_id, accused_id, iif(reason = 'switched_goods', 'not_as_agreed', 'no_show'), statement,
  iif(decided_at IS NULL AND answered_at IS NULL, unixepoch() * 1000, created_at), answered_at, iif(answered_at IS NULL, NULL, 'contested'), answer, answered_at,
  decided_at, CASE WHEN decided_at IS NOT NULL THEN iif(decision = 'capture', 'reporter', 'neither') END, decided_by, decision_note
FROM deposit_claims ORDER BY id;
DELETE FROM deposit_claims;
UPDATE notifications SET type = 'problem_reported' WHERE type = 'claim_opened';
UPDATE notifications SET type = 'problem_decided' WHERE type = 'claim_decided';
