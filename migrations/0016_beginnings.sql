-- A beginning of up to twelve letters is one look into the index. Without its length there, the database gathers
-- everything that begins so before it answers the first row: with a million things a tenth of a second a search.
DROP TABLE items_fts;
CREATE VIRTUAL TABLE items_fts USING fts5 (
  search_exact, search_folded, search_place, search_tags,
  content = 'items', content_rowid = 'id', tokenize = 'ascii', prefix = '2 3 4 5 6 7 8 9 10 11 12'
);
INSERT INTO items_fts (items_fts) VALUES ('rebuild');
