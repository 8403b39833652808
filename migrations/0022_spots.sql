-- Where an item lies, to two decimals (D11), as one number: cell * 100 + its hundredths within the cell (worker/places/grid.ts).
-- Virtual: only the index holds it. It answers circles as the index of cells did, and the order by distance spot by spot,
-- newest first; it takes that index's place, so that a publication writes no row more.
ALTER TABLE items ADD COLUMN spot INTEGER GENERATED ALWAYS AS (
  cell * 100
    + CAST(round((latitude + 90) * 100) AS INTEGER) % 10 * 10
    + CAST(round((longitude + 180) * 100) AS INTEGER) % 10
) VIRTUAL;
DROP INDEX items_cell;
CREATE INDEX items_spot ON items (spot, id DESC) WHERE deleted_at IS NULL AND cell IS NOT NULL;
