-- Version 10: how many were sold at each price before the first order of this store; what was sold since stands in its
-- orders, which are found by product.

ALTER TABLE price_event ADD COLUMN units INTEGER NOT NULL DEFAULT 0 CHECK (units >= 0);
CREATE INDEX order_line_product ON order_line (product_id);

-- The demo's past, for a store that was filled before this was counted.
UPDATE price_event SET units = (
  SELECT max(1, (coalesce(price_event.ends_at, price_event.starts_at) - price_event.starts_at) / 86400000 * p.popularity / 500)
  FROM product AS p WHERE p.id = price_event.product_id
) WHERE kind = 'normal';
