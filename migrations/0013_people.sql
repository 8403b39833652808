-- A change of address that waits for its code, and the indexes of what anybody may read of what a person did.

-- One a person: the newest address that was asked for. Its code is in codes, under the person's id.
CREATE TABLE email_changes (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id),
  email TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX email_changes_created ON email_changes (created_at);

CREATE INDEX trades_done_from ON trades (from_user_id, completed_at, id) WHERE status = 'completed';
CREATE INDEX trades_done_to ON trades (to_user_id, completed_at, id) WHERE status = 'completed';
CREATE INDEX reviews_told ON reviews (reviewer_id, revealed_at, id)
WHERE revealed_at IS NOT NULL AND hidden_at IS NULL AND is_anonymous = 0;
