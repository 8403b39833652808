-- How the product runs: what was asked of it and how long that took, and what broke in browsers. Of nobody in particular.

-- By hour (ms at its beginning) and route. ms_5 and so on: how many took at most so long and longer than the one before.
CREATE TABLE request_counts (
  hour INTEGER NOT NULL,
  route TEXT NOT NULL,
  requests INTEGER NOT NULL,
  refusals INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  ms_5 INTEGER NOT NULL,
  ms_10 INTEGER NOT NULL,
  ms_25 INTEGER NOT NULL,
  ms_50 INTEGER NOT NULL,
  ms_100 INTEGER NOT NULL,
  ms_250 INTEGER NOT NULL,
  ms_500 INTEGER NOT NULL,
  ms_1000 INTEGER NOT NULL,
  ms_2500 INTEGER NOT NULL,
  ms_5000 INTEGER NOT NULL,
  ms_more INTEGER NOT NULL,
  PRIMARY KEY (hour, route)
) WITHOUT ROWID;
-- What was added already: a batch whose answer was lost is sent once more and counted once. Ids begin with their time.
CREATE TABLE request_flushes (id TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID;

-- One row for what broke alike, scrubbed before it comes here.
CREATE TABLE client_errors (
  fingerprint TEXT PRIMARY KEY NOT NULL,
  message TEXT NOT NULL,
  stack TEXT NOT NULL,
  path TEXT NOT NULL,
  release TEXT NOT NULL,
  is_online INTEGER NOT NULL,
  -- Of the last report: the help code that somebody may have read out to us.
  request_id TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX client_errors_last ON client_errors (last_at);
