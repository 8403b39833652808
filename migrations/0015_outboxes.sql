-- What the mail service and the push services said last, for administrators: the status of the answer; 0: none that could be understood.

ALTER TABLE outbox ADD COLUMN last_status INTEGER;
ALTER TABLE notifications ADD COLUMN push_status INTEGER;
