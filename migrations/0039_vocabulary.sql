-- The words of titles: for what was typed with one letter wrong, and for what is offered while typing. Cron keeps them
-- (worker/browse/words/filling.ts), because publishing writes as many rows as it may already.

-- What the full-text index holds, word by word; words of titles are those behind a §.
CREATE VIRTUAL TABLE items_fts_words USING fts5vocab (items_fts, row);

-- Of letters alone; `items`: in how many titles, within a factor of two.
CREATE TABLE vocabulary (
  word TEXT PRIMARY KEY NOT NULL,
  items INTEGER NOT NULL
) WITHOUT ROWID;
-- Each word (at 0), and what is left of it without its letter number `at`: two words that differ by one letter share a form.
CREATE TABLE misspellings (
  form TEXT NOT NULL,
  word TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (form, word)
) WITHOUT ROWID;
-- The most frequent words of each beginning of two to four letters, as a JSON list.
CREATE TABLE vocabulary_starts (
  start TEXT PRIMARY KEY NOT NULL,
  words TEXT NOT NULL
) WITHOUT ROWID;
