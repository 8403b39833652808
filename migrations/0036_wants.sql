-- What the owner of a thing would take for it (D63). Offers of anything are taken unless it is said that they are not.
ALTER TABLE items ADD COLUMN wanted_categories TEXT NOT NULL DEFAULT '[]';
ALTER TABLE items ADD COLUMN wanted_text TEXT NOT NULL DEFAULT '';
ALTER TABLE items ADD COLUMN takes_offers INTEGER NOT NULL DEFAULT 1;
ALTER TABLE items ADD COLUMN takes_money INTEGER NOT NULL DEFAULT 0;

-- The wanted categories of what is shown: who wants such a thing. What the owner of a thing wants stands in its row, and leads
-- here by the whole key: a second index would write as many rows again.
CREATE TABLE item_wants (
  category_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  PRIMARY KEY (category_id, item_id)
) WITHOUT ROWID;

CREATE TRIGGER item_wants_insert AFTER INSERT ON items WHEN new.deleted_at IS NULL AND new.wanted_categories <> '[]' BEGIN
  INSERT INTO item_wants (category_id, item_id) SELECT DISTINCT value, new.id FROM json_each(new.wanted_categories);
END;
-- Nothing is written where nothing is wanted, nor where what is wanted and whether it is shown stay as they are.
CREATE TRIGGER item_wants_change AFTER UPDATE OF wanted_categories, deleted_at ON items
WHEN (old.wanted_categories <> new.wanted_categories OR (old.deleted_at IS NULL) <> (new.deleted_at IS NULL))
  AND (old.wanted_categories <> '[]' OR new.wanted_categories <> '[]') BEGIN
  DELETE FROM item_wants
  WHERE category_id IN (SELECT value FROM json_each(old.wanted_categories)) AND item_id = old.id;
  INSERT INTO item_wants (category_id, item_id)
  SELECT DISTINCT value, new.id FROM json_each(new.wanted_categories) WHERE new.deleted_at IS NULL;
END;
CREATE TRIGGER item_wants_delete AFTER DELETE ON items WHEN old.wanted_categories <> '[]' BEGIN
  DELETE FROM item_wants
  WHERE category_id IN (SELECT value FROM json_each(old.wanted_categories)) AND item_id = old.id;
END;
