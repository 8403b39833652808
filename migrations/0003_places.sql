-- Gazetteer: places with 1,000 people or more in the 21 countries (GeoNames, CC BY 4.0). Filled by `npm run db:migrate`.
-- Few indexes on purpose: every index row counts as a row written, and a free plan's day has 100,000.

CREATE TABLE places (
  id INTEGER PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  -- ISO 3166.
  country TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  population INTEGER NOT NULL,
  cell INTEGER NOT NULL
);
CREATE INDEX places_folded ON places (folded);
CREATE INDEX places_cell ON places (cell);

-- Beginnings that hundreds of places share ("sa", "san"): the largest of each, ready. Country '' is all countries.
CREATE TABLE place_starts (
  start TEXT NOT NULL,
  country TEXT NOT NULL,
  -- JSON list of places.id, largest first.
  ids TEXT NOT NULL,
  PRIMARY KEY (start, country)
) WITHOUT ROWID;
