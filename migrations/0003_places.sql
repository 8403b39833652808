-- Gazetteer: places with 1,000 people or more in the 21 countries (GeoNames, CC BY 4.0). Filled by `npm run db:migrate`.

CREATE TABLE places (
  id INTEGER PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  country TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  population INTEGER NOT NULL,
  cell INTEGER NOT NULL
);
-- Short beginnings of words are asked for as they are typed: the largest places of each, read in order.
CREATE INDEX places_start2 ON places (substr(folded, 1, 2), population);
CREATE INDEX places_start3 ON places (substr(folded, 1, 3), population);
CREATE INDEX places_folded ON places (folded, population);
CREATE INDEX places_cell ON places (cell);
