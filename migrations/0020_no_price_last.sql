-- Cheapest first, with what has no price (0) behind all that has one. Virtual: only the indexes hold it.
ALTER TABLE items ADD COLUMN price_rank INTEGER
  GENERATED ALWAYS AS (CASE WHEN estimated_value = 0 THEN 9007199254740991 ELSE estimated_value END) VIRTUAL;
CREATE INDEX items_offer_price_low ON items (price_rank, id) WHERE deleted_at IS NULL AND trade_status = 'available';
CREATE INDEX items_price_low ON items (price_rank, id) WHERE deleted_at IS NULL;
