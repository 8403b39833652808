-- An item has a revision, raised by each edit of what people see. A proposal keeps what was shown of its items then:
-- {revision, title, description, estimatedValue, condition, categoryId, location, tags, photos}.

ALTER TABLE items ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE trades ADD COLUMN requested_proposed TEXT;
ALTER TABLE trade_items ADD COLUMN proposed TEXT;

-- Of what waits for an answer: nobody knows what its items were when it was proposed, so what they are now counts.
UPDATE trades SET requested_proposed = (
  SELECT json_object('revision', revision, 'title', title, 'description', description, 'estimatedValue', estimated_value,
    'condition', condition, 'categoryId', category_id, 'location', location, 'tags', json(tags), 'photos', json(photos))
  FROM items WHERE id = trades.requested_item_id)
WHERE status = 'pending';
UPDATE trade_items SET proposed = (
  SELECT json_object('revision', revision, 'title', title, 'description', description, 'estimatedValue', estimated_value,
    'condition', condition, 'categoryId', category_id, 'location', location, 'tags', json(tags), 'photos', json(photos))
  FROM items WHERE id = trade_items.item_id)
WHERE trade_id IN (SELECT id FROM trades WHERE status = 'pending');
