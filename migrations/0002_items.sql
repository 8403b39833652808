-- Things, and how they are found. Search text is folded in TypeScript (worker/browse/fold.ts) into stored columns.

CREATE TABLE items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner_id TEXT NOT NULL REFERENCES users (id),
  category_id INTEGER NOT NULL,
  condition TEXT NOT NULL,
  estimated_value INTEGER NOT NULL,
  trade_status TEXT NOT NULL DEFAULT 'available',
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- 0: not yet published, its photos are on their way (worker/items/publish.ts).
  deleted_at INTEGER,
  -- Two decimals (D11); private all the same.
  latitude REAL,
  longitude REAL,
  -- Cell of a 0.1 degree grid, see worker/places/grid.ts.
  cell INTEGER,
  popularity INTEGER NOT NULL DEFAULT 0,
  views INTEGER NOT NULL DEFAULT 0,
  -- The form's own id of this publish: a retry finds the row instead of making another (case 25).
  client_id TEXT,
  title TEXT NOT NULL,
  title_sort TEXT NOT NULL,
  location TEXT NOT NULL,
  city TEXT,
  country TEXT,
  tags TEXT NOT NULL DEFAULT '[]',
  photos TEXT NOT NULL DEFAULT '[]',
  -- Long texts last: whoever reads only what stands before them stays on one page of the file.
  description TEXT NOT NULL,
  search_exact TEXT NOT NULL,
  search_folded TEXT NOT NULL,
  search_place TEXT NOT NULL,
  search_tags TEXT NOT NULL,
  CONSTRAINT items_trade_status CHECK (trade_status IN ('available', 'reserved', 'traded')),
  CONSTRAINT items_value CHECK (estimated_value >= 0)
);
CREATE UNIQUE INDEX items_client ON items (owner_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX items_owner ON items (owner_id, id) WHERE deleted_at IS NULL;

-- One index a sort for what is on offer (the default), and one for "all". They are named in queries
-- (INDEXED BY), so that a condition that no longer fits its index is an error and not a slow list.
CREATE INDEX items_offer ON items (id) WHERE deleted_at IS NULL AND trade_status = 'available';
CREATE INDEX items_offer_category ON items (category_id, id) WHERE deleted_at IS NULL AND trade_status = 'available';
CREATE INDEX items_offer_price ON items (estimated_value, id) WHERE deleted_at IS NULL AND trade_status = 'available';
CREATE INDEX items_offer_title ON items (title_sort, id) WHERE deleted_at IS NULL AND trade_status = 'available';
CREATE INDEX items_offer_popularity ON items (popularity, id) WHERE deleted_at IS NULL AND trade_status = 'available';
CREATE INDEX items_shown ON items (id) WHERE deleted_at IS NULL;
CREATE INDEX items_price ON items (estimated_value, id) WHERE deleted_at IS NULL;
CREATE INDEX items_title ON items (title_sort, id) WHERE deleted_at IS NULL;
CREATE INDEX items_popularity ON items (popularity, id) WHERE deleted_at IS NULL;
CREATE INDEX items_traded ON items (id) WHERE deleted_at IS NULL AND trade_status = 'traded';
CREATE INDEX items_cell ON items (cell, id) WHERE deleted_at IS NULL AND cell IS NOT NULL;
CREATE INDEX items_created ON items (created_at);
-- For the cleaning job: photos of deleted items, and publishes that were never finished.
CREATE INDEX items_deleted_photos ON items (deleted_at) WHERE deleted_at > 0 AND photos <> '[]';
CREATE INDEX items_unfinished ON items (created_at) WHERE deleted_at = 0;

-- Views since the last refresh of popularity; kept apart, so that a visit costs one row and no index.
CREATE TABLE item_views (
  item_id INTEGER PRIMARY KEY NOT NULL,
  views INTEGER NOT NULL
) WITHOUT ROWID;

-- Words come folded and lower-case with one space between: the ascii tokenizer keeps every letter beyond ASCII.
CREATE VIRTUAL TABLE items_fts USING fts5 (
  search_exact, search_folded, search_place, search_tags,
  content = 'items', content_rowid = 'id', tokenize = 'ascii', prefix = '2 3 4'
);
CREATE TRIGGER items_fts_insert AFTER INSERT ON items BEGIN
  INSERT INTO items_fts (rowid, search_exact, search_folded, search_place, search_tags)
  VALUES (new.id, new.search_exact, new.search_folded, new.search_place, new.search_tags);
END;
CREATE TRIGGER items_fts_update AFTER UPDATE OF search_exact, search_folded, search_place, search_tags ON items BEGIN
  INSERT INTO items_fts (items_fts, rowid, search_exact, search_folded, search_place, search_tags)
  VALUES ('delete', old.id, old.search_exact, old.search_folded, old.search_place, old.search_tags);
  INSERT INTO items_fts (rowid, search_exact, search_folded, search_place, search_tags)
  VALUES (new.id, new.search_exact, new.search_folded, new.search_place, new.search_tags);
END;
CREATE TRIGGER items_fts_delete AFTER DELETE ON items BEGIN
  INSERT INTO items_fts (items_fts, rowid, search_exact, search_folded, search_place, search_tags)
  VALUES ('delete', old.id, old.search_exact, old.search_folded, old.search_place, old.search_tags);
END;

-- X-Total-Count without filters reads one row.
INSERT INTO counters (name, value) VALUES ('items_offer', 0);
CREATE TRIGGER items_offer_insert AFTER INSERT ON items WHEN new.deleted_at IS NULL AND new.trade_status = 'available' BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'items_offer';
END;
CREATE TRIGGER items_offer_change AFTER UPDATE OF deleted_at, trade_status ON items
WHEN (old.deleted_at IS NULL AND old.trade_status = 'available') <> (new.deleted_at IS NULL AND new.trade_status = 'available') BEGIN
  UPDATE counters SET value = value + iif(new.deleted_at IS NULL AND new.trade_status = 'available', 1, -1) WHERE name = 'items_offer';
END;
CREATE TRIGGER items_offer_delete AFTER DELETE ON items WHEN old.deleted_at IS NULL AND old.trade_status = 'available' BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'items_offer';
END;
