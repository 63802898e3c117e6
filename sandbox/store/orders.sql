-- Version 3: orders, with names and prices as they were when the order was placed, so nothing here references the
-- catalogue. Addresses are JSON: {firstName, lastName, company, address1, address2, city, state, postcode,
-- countryCode, phone, email}.

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,                 -- order number: random, with a check digit
  status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 14),
  customer_id INTEGER NOT NULL DEFAULT 0, -- 0: guest
  email TEXT NOT NULL COLLATE NOCASE,
  total INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  refunded INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  cart_id TEXT,
  discount INTEGER NOT NULL DEFAULT 0,    -- excluding coupons
  message TEXT,
  billing TEXT NOT NULL
) STRICT;
CREATE INDEX orders_customer ON orders (customer_id, created_at);
CREATE INDEX orders_email ON orders (email);
CREATE INDEX orders_cart ON orders (cart_id);

CREATE TABLE order_consignment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  address TEXT,                           -- null: sent by e-mail
  recipient_email TEXT,
  shipping_cost INTEGER NOT NULL DEFAULT 0,
  handling_cost INTEGER NOT NULL DEFAULT 0,
  method TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX order_consignment_order ON order_consignment (order_id);

CREATE TABLE order_line (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  consignment_id INTEGER NOT NULL REFERENCES order_consignment(id) ON DELETE CASCADE,
  parent_id INTEGER REFERENCES order_line(id),
  product_id INTEGER,                     -- null: a gift certificate
  variant_id INTEGER,
  sku TEXT NOT NULL DEFAULT '',
  name TEXT NOT NULL,
  brand TEXT,
  media TEXT,
  options TEXT NOT NULL DEFAULT '[]',     -- JSON: [{name, value}]
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  refunded_quantity INTEGER NOT NULL DEFAULT 0 CHECK (refunded_quantity BETWEEN 0 AND quantity),
  list_price INTEGER NOT NULL,            -- per unit
  sale_price INTEGER NOT NULL,            -- per unit
  wrapping_name TEXT,
  wrapping_cost INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX order_line_order ON order_line (order_id);

CREATE TABLE order_shipment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  consignment_id INTEGER NOT NULL REFERENCES order_consignment(id) ON DELETE CASCADE,
  shipped_at INTEGER NOT NULL,
  provider TEXT NOT NULL,
  method TEXT NOT NULL,
  tracking_number TEXT,
  tracking_url TEXT
) STRICT;
CREATE INDEX order_shipment_order ON order_shipment (order_id);
CREATE TABLE order_shipment_item (
  shipment_id INTEGER NOT NULL REFERENCES order_shipment(id) ON DELETE CASCADE,
  line_id INTEGER NOT NULL REFERENCES order_line(id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment_id, line_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE order_coupon (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  amount INTEGER NOT NULL
) STRICT;
CREATE INDEX order_coupon_order ON order_coupon (order_id);
CREATE TABLE order_payment (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  method_id TEXT NOT NULL,
  method_name TEXT NOT NULL,
  amount INTEGER NOT NULL
) STRICT;
CREATE INDEX order_payment_order ON order_payment (order_id);
