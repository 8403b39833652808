-- Reports of one address must not push out those of another: kept by kind and address, of which only a keyed hash is
-- stored. What stands there already is of no address that we know.
ALTER TABLE client_errors ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE client_errors ADD COLUMN source TEXT NOT NULL DEFAULT '';
UPDATE client_errors SET kind = fingerprint;
CREATE INDEX client_errors_kind ON client_errors (kind, last_at);
CREATE INDEX client_errors_source ON client_errors (source, last_at);
