-- Wishes (D64): what people look for. A saved search is the same thing, private.
CREATE TABLE wishes (
  -- Never comes twice: its address may stand in somebody's messages.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner_id TEXT NOT NULL REFERENCES users (id),
  -- 1: everybody may read it (Busco). 0: nobody but its owner (Avísame).
  is_public INTEGER NOT NULL,
  -- JSON list of categories; empty: any. A public one has one at most.
  categories TEXT NOT NULL DEFAULT '[]',
  -- The only one of them; NULL: none, or several.
  category_id INTEGER,
  -- Whole guaraníes; NULL: any.
  max_value INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- NULL: open.
  closed_at INTEGER,
  -- 1: open and not shown, until somebody has decided (D60).
  withheld INTEGER NOT NULL DEFAULT 0,
  -- Found since its owner has looked.
  news INTEGER NOT NULL DEFAULT 0,
  -- What a thing must have to be held against it: one of its words, or its category (worker/wishes/matching).
  key TEXT NOT NULL,
  -- Cell of a 0.1 degree grid; -1: anywhere.
  cell INTEGER NOT NULL,
  latitude REAL,
  longitude REAL,
  -- Kilometres; NULL: anywhere.
  radius INTEGER,
  -- JSON list of the spots that count as inside, however far: the cell and town of its place (D61).
  own_spots TEXT NOT NULL DEFAULT '[]',
  client_id TEXT,
  client_digest TEXT,
  words TEXT NOT NULL,
  note TEXT NOT NULL,
  location TEXT,
  city TEXT,
  country TEXT,
  -- Folded, of public ones; empty else.
  search_words TEXT NOT NULL DEFAULT '',
  search_place TEXT NOT NULL DEFAULT '',
  CONSTRAINT wishes_public CHECK (is_public IN (0, 1)),
  CONSTRAINT wishes_withheld CHECK (withheld IN (0, 1)),
  CONSTRAINT wishes_value CHECK (max_value > 0)
);
CREATE UNIQUE INDEX wishes_client ON wishes (owner_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX wishes_owner ON wishes (owner_id, id);
CREATE INDEX wishes_open ON wishes (owner_id) WHERE closed_at IS NULL;
CREATE INDEX wishes_key ON wishes (key, cell, id) WHERE closed_at IS NULL;
CREATE INDEX wishes_ends ON wishes (expires_at) WHERE closed_at IS NULL;
CREATE INDEX wishes_past ON wishes (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX wishes_shown ON wishes (id) WHERE is_public = 1 AND closed_at IS NULL AND withheld = 0;
CREATE INDEX wishes_shown_category ON wishes (category_id, id) WHERE is_public = 1 AND closed_at IS NULL AND withheld = 0;

CREATE VIRTUAL TABLE wishes_fts USING fts5 (
  search_words, search_place, content = 'wishes', content_rowid = 'id', tokenize = 'ascii'
);
CREATE TRIGGER wishes_fts_insert AFTER INSERT ON wishes WHEN new.search_words <> '' BEGIN
  INSERT INTO wishes_fts (rowid, search_words, search_place) VALUES (new.id, new.search_words, new.search_place);
END;
CREATE TRIGGER wishes_fts_update AFTER UPDATE OF search_words, search_place ON wishes BEGIN
  INSERT INTO wishes_fts (wishes_fts, rowid, search_words, search_place)
  SELECT 'delete', old.id, old.search_words, old.search_place WHERE old.search_words <> '';
  INSERT INTO wishes_fts (rowid, search_words, search_place)
  SELECT new.id, new.search_words, new.search_place WHERE new.search_words <> '';
END;
CREATE TRIGGER wishes_fts_delete AFTER DELETE ON wishes WHEN old.search_words <> '' BEGIN
  INSERT INTO wishes_fts (wishes_fts, rowid, search_words, search_place) VALUES ('delete', old.id, old.search_words, old.search_place);
END;

INSERT INTO counters (name, value) VALUES ('wishes_shown', 0);
CREATE TRIGGER wishes_shown_insert AFTER INSERT ON wishes WHEN new.is_public = 1 AND new.closed_at IS NULL AND new.withheld = 0 BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'wishes_shown';
END;
CREATE TRIGGER wishes_shown_change AFTER UPDATE OF closed_at, withheld ON wishes
WHEN new.is_public = 1 AND (old.closed_at IS NULL AND old.withheld = 0) <> (new.closed_at IS NULL AND new.withheld = 0) BEGIN
  UPDATE counters SET value = value + iif(new.closed_at IS NULL AND new.withheld = 0, 1, -1) WHERE name = 'wishes_shown';
END;
CREATE TRIGGER wishes_shown_delete AFTER DELETE ON wishes WHEN old.is_public = 1 AND old.closed_at IS NULL AND old.withheld = 0 BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'wishes_shown';
END;

-- What has come of a wish: once a wish and thing. Things are never deleted but what nobody has seen.
CREATE TABLE wish_finds (
  wish_id INTEGER NOT NULL REFERENCES wishes (id),
  item_id INTEGER NOT NULL,
  -- Whose it is, where they said so themselves (Lo tengo); NULL: it was found.
  from_id TEXT REFERENCES users (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (wish_id, item_id)
) WITHOUT ROWID;
CREATE INDEX wish_finds_offered ON wish_finds (from_id, created_at) WHERE from_id IS NOT NULL;

-- Things that are still to be held against wishes, from when on.
CREATE TABLE wish_checks (
  item_id INTEGER PRIMARY KEY NOT NULL,
  due INTEGER NOT NULL
) WITHOUT ROWID;
-- Published, edited to the eye, or shown again: in the batch that does it, whichever it is.
CREATE TRIGGER wish_checks_insert AFTER INSERT ON items WHEN new.deleted_at IS NULL AND new.trade_status = 'available' BEGIN
  INSERT INTO wish_checks (item_id, due) VALUES (new.id, new.updated_at) ON CONFLICT (item_id) DO UPDATE SET due = excluded.due;
END;
CREATE TRIGGER wish_checks_change AFTER UPDATE OF deleted_at, revision ON items
WHEN new.deleted_at IS NULL AND new.trade_status = 'available' AND (old.deleted_at IS NOT NULL OR new.revision <> old.revision) BEGIN
  INSERT INTO wish_checks (item_id, due) VALUES (new.id, new.updated_at) ON CONFLICT (item_id) DO UPDATE SET due = excluded.due;
END;

-- What has no words is not written into the full text: a publication with photos begins without any, which was three rows more.
DROP TRIGGER items_fts_insert;
DROP TRIGGER items_fts_update;
DROP TRIGGER items_fts_delete;
CREATE TRIGGER items_fts_insert AFTER INSERT ON items
WHEN new.search_exact || new.search_folded || new.search_place || new.search_tags <> '' BEGIN
  INSERT INTO items_fts (rowid, search_exact, search_folded, search_place, search_tags)
  VALUES (new.id, new.search_exact, new.search_folded, new.search_place, new.search_tags);
END;
CREATE TRIGGER items_fts_update AFTER UPDATE OF search_exact, search_folded, search_place, search_tags ON items BEGIN
  INSERT INTO items_fts (items_fts, rowid, search_exact, search_folded, search_place, search_tags)
  SELECT 'delete', old.id, old.search_exact, old.search_folded, old.search_place, old.search_tags
  WHERE old.search_exact || old.search_folded || old.search_place || old.search_tags <> '';
  INSERT INTO items_fts (rowid, search_exact, search_folded, search_place, search_tags)
  SELECT new.id, new.search_exact, new.search_folded, new.search_place, new.search_tags
  WHERE new.search_exact || new.search_folded || new.search_place || new.search_tags <> '';
END;
CREATE TRIGGER items_fts_delete AFTER DELETE ON items
WHEN old.search_exact || old.search_folded || old.search_place || old.search_tags <> '' BEGIN
  INSERT INTO items_fts (items_fts, rowid, search_exact, search_folded, search_place, search_tags)
  VALUES ('delete', old.id, old.search_exact, old.search_folded, old.search_place, old.search_tags);
END;

-- How a person has been told of what was found: the notice that says so, pushes of a day, the mail that is due.
CREATE TABLE wish_news (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  notice_id INTEGER NOT NULL,
  -- Days since 1970 where they live.
  day INTEGER NOT NULL,
  pushes INTEGER NOT NULL,
  -- NULL: none.
  mail_due INTEGER,
  -- What has come until then was mailed, or was not wanted.
  mailed_at INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX wish_news_mail ON wish_news (mail_due) WHERE mail_due IS NOT NULL;

ALTER TABLE notification_settings ADD COLUMN wishes INTEGER NOT NULL DEFAULT 1;
