-- One unread notice a person, kind and trade: a newer one takes the place of the older, whoever writes it.

CREATE TRIGGER notifications_merge BEFORE INSERT ON notifications WHEN new.trade_id IS NOT NULL AND new.read_at IS NULL BEGIN
  DELETE FROM notifications WHERE user_id = new.user_id AND id IN (
    SELECT id FROM notifications INDEXED BY notifications_unread
    WHERE user_id = new.user_id AND read_at IS NULL AND type = new.type AND trade_id = new.trade_id);
END;

DELETE FROM notifications WHERE read_at IS NULL AND trade_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM notifications AS newer WHERE newer.user_id = notifications.user_id AND newer.id > notifications.id
    AND newer.read_at IS NULL AND newer.type = notifications.type AND newer.trade_id = notifications.trade_id);
