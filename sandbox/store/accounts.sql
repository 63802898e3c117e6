-- Version 2: customer accounts.

CREATE TABLE customer_address (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  address1 TEXT NOT NULL,
  address2 TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT '',
  postcode TEXT NOT NULL DEFAULT '',
  country_code TEXT NOT NULL,
  phone TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX customer_address_customer ON customer_address (customer_id);

CREATE TABLE subscriber (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE wishlist (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  is_public INTEGER NOT NULL DEFAULT 0,
  token TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX wishlist_customer ON wishlist (customer_id);
CREATE TABLE wishlist_item (
  id INTEGER PRIMARY KEY,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  UNIQUE (wishlist_id, product_id, variant_id)
) STRICT;

-- Customer attributes that the shop uses: the token of a pending password reset link, and the basket.
INSERT OR IGNORE INTO customer_attribute (id, name) VALUES (1, 'Password reset'), (2, 'Active cart');
