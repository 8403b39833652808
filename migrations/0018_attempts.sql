-- The id of an attempt belongs to one content: beside each its digest. NULL: stored before there was one, the same as none.

ALTER TABLE items ADD COLUMN client_digest TEXT;
ALTER TABLE trades ADD COLUMN client_digest TEXT;
