-- What people save, what each has (counted, not counting), and things nearby of the same kind.

CREATE TABLE favorites (
  user_id TEXT NOT NULL REFERENCES users (id),
  item_id INTEGER NOT NULL REFERENCES items (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, item_id)
) WITHOUT ROWID;
-- A person's list; how popular an item is; and which favourites grow old (worker/browse/popularity.ts).
CREATE INDEX favorites_list ON favorites (user_id, created_at, item_id);
CREATE INDEX favorites_item ON favorites (item_id, created_at);
CREATE INDEX favorites_age ON favorites (created_at, item_id);

-- One row a person, kept by triggers: own items that are not deleted, and favourites.
CREATE TABLE user_counters (
  user_id TEXT PRIMARY KEY NOT NULL,
  published_items INTEGER NOT NULL DEFAULT 0,
  favorite_items INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO user_counters (user_id, published_items)
SELECT owner_id, count(*) FROM items WHERE deleted_at IS NULL GROUP BY owner_id;

CREATE TRIGGER published_insert AFTER INSERT ON items WHEN new.deleted_at IS NULL BEGIN
  INSERT INTO user_counters (user_id, published_items) VALUES (new.owner_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET published_items = published_items + 1;
END;
CREATE TRIGGER published_change AFTER UPDATE OF deleted_at ON items
WHEN (old.deleted_at IS NULL) <> (new.deleted_at IS NULL) BEGIN
  INSERT INTO user_counters (user_id, published_items) VALUES (new.owner_id, new.deleted_at IS NULL)
  ON CONFLICT (user_id) DO UPDATE SET published_items = published_items + iif(new.deleted_at IS NULL, 1, -1);
END;
CREATE TRIGGER published_delete AFTER DELETE ON items WHEN old.deleted_at IS NULL BEGIN
  UPDATE user_counters SET published_items = published_items - 1 WHERE user_id = old.owner_id;
END;

-- An item that gains or loses a favourite waits in item_views for the next refresh of popularity.
CREATE TRIGGER favorites_insert AFTER INSERT ON favorites BEGIN
  INSERT INTO user_counters (user_id, favorite_items) VALUES (new.user_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET favorite_items = favorite_items + 1;
  INSERT INTO item_views (item_id, views) VALUES (new.item_id, 0)
  ON CONFLICT (item_id) DO UPDATE SET views = views + 0;
END;
CREATE TRIGGER favorites_delete AFTER DELETE ON favorites BEGIN
  UPDATE user_counters SET favorite_items = favorite_items - 1 WHERE user_id = old.user_id;
  INSERT INTO item_views (item_id, views) VALUES (old.item_id, 0)
  ON CONFLICT (item_id) DO UPDATE SET views = views + 0;
END;

-- Deleted items that somebody has saved: cron removes those favourites once no restore can come.
CREATE TABLE favorites_left (
  deleted_at INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  PRIMARY KEY (deleted_at, item_id)
) WITHOUT ROWID;
CREATE TRIGGER favorites_left_delete AFTER UPDATE OF deleted_at ON items
WHEN old.deleted_at IS NULL AND new.deleted_at > 0 AND EXISTS (SELECT 1 FROM favorites WHERE item_id = new.id) BEGIN
  INSERT INTO favorites_left (deleted_at, item_id) VALUES (new.deleted_at, new.id);
END;
CREATE TRIGGER favorites_left_restore AFTER UPDATE OF deleted_at ON items
WHEN old.deleted_at > 0 AND new.deleted_at IS NULL BEGIN
  DELETE FROM favorites_left WHERE deleted_at = old.deleted_at AND item_id = old.id;
END;

-- What is on offer of a category in a cell, newest first (worker/items/similar.ts); the owner beside, so that
-- choosing reads no item.
CREATE INDEX items_offer_near ON items (cell, category_id, id, owner_id)
WHERE deleted_at IS NULL AND trade_status = 'available' AND cell IS NOT NULL;
