-- Version 10: units sold at each price before the first order of this store. Later sales are counted from its orders,
-- for which there is an index by product.

ALTER TABLE price_event ADD COLUMN units INTEGER NOT NULL DEFAULT 0 CHECK (units >= 0);
CREATE INDEX order_line_product ON order_line (product_id);

-- Gives demo products of an existing store a sales history.
UPDATE price_event SET units = (
  SELECT max(1, (coalesce(price_event.ends_at, price_event.starts_at) - price_event.starts_at) / 86400000 * p.popularity / 500)
  FROM product AS p WHERE p.id = price_event.product_id
) WHERE kind = 'normal';
