-- Reports (D60): copies of pictures, what was found by words, and posts that are not shown for a while.
CREATE TABLE reports_next (
  -- Nothing is ever deleted here, so that no number comes twice.
  id INTEGER PRIMARY KEY,
  -- Which kinds there are, and for which reasons, is the program's: a new kind of post needs no new table.
  kind TEXT NOT NULL,
  -- The id of the review, item or person; of a message "trade/number".
  target TEXT NOT NULL,
  -- Whose it is.
  accused_id TEXT NOT NULL,
  -- NULL: nobody reported it, its words were found.
  reporter_id TEXT REFERENCES users (id),
  reason TEXT NOT NULL,
  description TEXT NOT NULL,
  -- What was reported, as it was then, until 30 days after the decision: {title, text}.
  evidence TEXT NOT NULL DEFAULT '{}',
  -- Names of its pictures as they were then, in the private bucket, as long.
  photos TEXT NOT NULL DEFAULT '[]',
  -- The words that were found.
  found TEXT NOT NULL DEFAULT '[]',
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  -- 'keep' leaves it; 'hide' takes a review or thing away; 'suspend' closes the person's account.
  decision TEXT,
  decided_by TEXT,
  CONSTRAINT reports_decision CHECK (decision IN ('keep', 'hide', 'suspend'))
);
INSERT INTO reports_next (id, kind, target, accused_id, reporter_id, reason, description, evidence, created_at, decided_at, decision, decided_by)
SELECT id, kind, target, accused_id, reporter_id, reason, description, evidence, created_at, decided_at, decision, decided_by FROM reports;
DROP TABLE reports;
ALTER TABLE reports_next RENAME TO reports;

-- One that is open a person and thing: what was decided may be something else by now.
CREATE UNIQUE INDEX reports_once ON reports (kind, target, reporter_id) WHERE decided_at IS NULL;
CREATE INDEX reports_target ON reports (target, kind, id);
CREATE INDEX reports_open ON reports (id) WHERE decided_at IS NULL;
CREATE INDEX reports_reporter ON reports (reporter_id, id);
CREATE INDEX reports_accused ON reports (accused_id);
CREATE INDEX reports_kept ON reports (decided_at) WHERE decided_at IS NOT NULL AND (photos <> '[]' OR evidence <> '{}');

-- Posts that are there and not shown: reported by three, once a post; or a beginner's, whose words were found.
CREATE TABLE withheld (
  kind TEXT NOT NULL,
  target TEXT NOT NULL,
  why TEXT NOT NULL,
  owner_id TEXT NOT NULL REFERENCES users (id),
  since INTEGER NOT NULL,
  -- NULL: until somebody decides.
  until INTEGER,
  -- NULL: it still is.
  ended_at INTEGER,
  PRIMARY KEY (kind, target, why),
  CONSTRAINT withheld_why CHECK (why IN ('reported', 'words'))
) WITHOUT ROWID;
CREATE INDEX withheld_due ON withheld (until) WHERE ended_at IS NULL AND until IS NOT NULL;

-- An item that is withheld has -1 as its deleted_at: no list, page or trigger of deleted ones has it (worker/safety/withheld).
CREATE INDEX items_withheld ON items (owner_id, id) WHERE deleted_at = -1;
