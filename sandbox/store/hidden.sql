-- Version 14: hidden products, which the management API returns but the storefront API does not.

ALTER TABLE product ADD COLUMN is_visible INTEGER NOT NULL DEFAULT 1 CHECK (is_visible IN (0, 1));
CREATE INDEX product_hidden ON product (id) WHERE is_visible = 0;
