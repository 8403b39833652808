-- Interest is told (D65): who has seen the sentence, which hearts may be told, and who likes whose things.

-- Whoever saw the sentence at the first heart, and what they chose then or later. No row: nothing of theirs is told.
CREATE TABLE interest_consents (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  seen_at INTEGER NOT NULL,
  tells INTEGER NOT NULL
) WITHOUT ROWID;

-- 1: given on the screen, after that. In no index, so that a heart costs no row more; cron walks favorites_age.
ALTER TABLE favorites ADD COLUMN tells INTEGER NOT NULL DEFAULT 0;

-- How far cron has come in favorites_age.
CREATE TABLE interest_reached (
  id INTEGER PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  CONSTRAINT interest_reached_once CHECK (id = 1)
);
INSERT INTO interest_reached (id, at, item_id) SELECT 1, coalesce(max(created_at), 0), 0 FROM favorites;

-- What one person likes of another's, one row a pair: written by cron, a minute after the heart.
CREATE TABLE interests (
  owner_id TEXT NOT NULL REFERENCES users (id),
  giver_id TEXT NOT NULL REFERENCES users (id),
  -- JSON list of the owner's things, the newest heart first, three at most; a heart that was taken back stays until it is looked at.
  item_ids TEXT NOT NULL DEFAULT '[]',
  liked_at INTEGER,
  -- Place in the owner's list, ms: see rules.ts. NULL: no heart yet.
  rank INTEGER,
  -- When the owner was told last; NULL: never, it waits in the list.
  told_at INTEGER,
  -- When the owner gave a heart back, or wrote, after being told last.
  answered_at INTEGER,
  -- When both were told that it is mutual.
  mutual_at INTEGER,
  -- When the owner said no to this person: nothing is told or listed any more.
  refused_at INTEGER,
  PRIMARY KEY (owner_id, giver_id)
) WITHOUT ROWID;
CREATE INDEX interests_list ON interests (owner_id, rank, giver_id) WHERE rank IS NOT NULL AND refused_at IS NULL;
CREATE INDEX interests_mutual ON interests (owner_id, mutual_at, giver_id) WHERE mutual_at IS NOT NULL AND refused_at IS NULL;
CREATE INDEX interests_told ON interests (owner_id, told_at) WHERE told_at IS NOT NULL;
CREATE INDEX interests_today ON interests (giver_id, told_at) WHERE told_at IS NOT NULL;
CREATE INDEX interests_given ON interests (giver_id, owner_id);

-- A no is for good (D65): of a person, whichever side of the trade said it. What the system ended was nobody's no.
CREATE TRIGGER interests_refused AFTER INSERT ON trade_events WHEN new.type = 'reject' AND new.actor <> 'system' BEGIN
  INSERT INTO interests (owner_id, giver_id, refused_at)
  SELECT new.actor, iif(from_user_id = new.actor, to_user_id, from_user_id), new.created_at FROM trades WHERE id = new.trade_id
  ON CONFLICT (owner_id, giver_id) DO UPDATE SET refused_at = excluded.refused_at WHERE refused_at IS NULL;
END;
INSERT OR IGNORE INTO interests (owner_id, giver_id, refused_at)
SELECT actor, iif(from_user_id = actor, to_user_id, from_user_id), trade_events.created_at
FROM trade_events JOIN trades ON trades.id = trade_events.trade_id WHERE type = 'reject' AND actor IN (from_user_id, to_user_id);

-- Whoever writes to somebody whose interest they were told of has answered it.
CREATE TRIGGER interests_answered AFTER INSERT ON trades BEGIN
  UPDATE interests SET answered_at = new.created_at
  WHERE owner_id = new.from_user_id AND giver_id = new.to_user_id AND told_at IS NOT NULL AND answered_at IS NULL;
END;

-- Whether devices hear of it (D40).
ALTER TABLE notification_settings ADD COLUMN interest INTEGER NOT NULL DEFAULT 1;
