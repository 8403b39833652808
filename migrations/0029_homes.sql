-- Where things are, no finer than where people live (D61): `settled` = 1 once a row has the centre of a cell or of a town, which
-- needs the gazetteer (worker/items/settle-places.ts). Until then `spot`, which is all that answers read, is the middle of the
-- row's cell of 0.1 degrees: 55 of its hundred. Virtual, as it was before.
ALTER TABLE items ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
DROP INDEX items_spot;
ALTER TABLE items DROP COLUMN spot;
ALTER TABLE items ADD COLUMN spot INTEGER GENERATED ALWAYS AS (
  cell * 100 + CASE settled
    WHEN 1 THEN CAST(round((latitude + 90) * 100) AS INTEGER) % 10 * 10
      + CAST(round((longitude + 180) * 100) AS INTEGER) % 10
    ELSE 55 END
) VIRTUAL;
-- In the place of the index of spots: what is near is read cell by cell, newest first, within a step of distance.
CREATE INDEX items_near ON items (cell, id DESC) WHERE deleted_at IS NULL AND cell IS NOT NULL;
-- Only what waits to be moved, the deleted too; empty afterwards, so that a publication writes no row more.
CREATE INDEX items_unsettled ON items (cell, id) WHERE settled = 0 AND cell IS NOT NULL;
