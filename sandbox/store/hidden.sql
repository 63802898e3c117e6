-- Version 14: a product that the merchant has taken out of the shop. The shop sees none of it, the merchant all.

ALTER TABLE product ADD COLUMN is_visible INTEGER NOT NULL DEFAULT 1 CHECK (is_visible IN (0, 1));
CREATE INDEX product_hidden ON product (id) WHERE is_visible = 0;
