-- Version 5: discounts, checkouts and payments.

-- An automatic discount. `rule` is JSON in the shape that commerce/pricing/set-discount.ts reads.
CREATE TABLE promotion (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  priority INTEGER NOT NULL DEFAULT 0,
  rule TEXT NOT NULL,
  ends_at INTEGER
) STRICT;

CREATE TABLE coupon (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount', 'delivery')),
  value INTEGER NOT NULL DEFAULT 0 CHECK (value >= 0),   -- percentage, or pence; for delivery, the maximum in pence
  categories TEXT NOT NULL DEFAULT '[]',                 -- JSON: ids of the categories it applies to
  min_spend INTEGER NOT NULL DEFAULT 0,
  max_uses INTEGER,
  uses INTEGER NOT NULL DEFAULT 0,
  ends_at INTEGER
) STRICT;

CREATE TABLE gift_certificate (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  balance INTEGER NOT NULL CHECK (balance BETWEEN 0 AND amount),
  bought_at INTEGER NOT NULL,
  ends_at INTEGER
) STRICT;

-- Checkout data of a cart, from the first checkout step on. Addresses as in `orders`.
CREATE TABLE checkout (
  cart_id TEXT PRIMARY KEY REFERENCES cart(id) ON DELETE CASCADE,
  billing_id TEXT,
  billing TEXT,
  message TEXT,
  coupon TEXT,                            -- coupon code
  quoted INTEGER,                         -- total last quoted to the caller
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE checkout_certificate (
  cart_id TEXT NOT NULL REFERENCES checkout(cart_id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (cart_id, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkout_consignment (
  id TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES checkout(cart_id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  option_id TEXT,
  sort INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_consignment_cart ON checkout_consignment (cart_id);
CREATE TABLE checkout_consignment_line (
  line_id TEXT PRIMARY KEY REFERENCES cart_line(id) ON DELETE CASCADE,
  consignment_id TEXT NOT NULL REFERENCES checkout_consignment(id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_consignment_line_consignment ON checkout_consignment_line (consignment_id);

-- `revision` is how often an order was written from its checkout; 0: it did not come from a checkout.
ALTER TABLE orders ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN fingerprint TEXT;             -- of what was ordered, to recognise a repeated order
ALTER TABLE orders ADD COLUMN held INTEGER NOT NULL DEFAULT 0;  -- 1: stock, coupon and certificates are reserved
ALTER TABLE orders ADD COLUMN due_at INTEGER;               -- when its status changes next without anyone's action
CREATE UNIQUE INDEX orders_one_per_checkout ON orders (cart_id) WHERE revision > 0;
CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE order_line ADD COLUMN discount INTEGER NOT NULL DEFAULT 0;  -- on the whole line
ALTER TABLE order_line ADD COLUMN coupon INTEGER NOT NULL DEFAULT 0;    -- on the whole line
ALTER TABLE order_line ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;     -- units taken from stock for it

-- Amounts of an order paid with gift certificates.
CREATE TABLE order_certificate (
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  certificate_id INTEGER NOT NULL REFERENCES gift_certificate(id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_id, certificate_id)
) STRICT, WITHOUT ROWID;

-- The checkout as it was when its order was placed, as JSON.
CREATE TABLE placed_checkout (
  cart_id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  snapshot TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Payment attempts. Of a card, only the brand and the last four digits are stored.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  attempt TEXT NOT NULL,                  -- the caller's idempotency key
  status TEXT NOT NULL CHECK (status IN ('success', 'pending', 'declined', 'void')),
  reason INTEGER,                         -- the platform's code for why it was declined
  amount INTEGER NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  return_url TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (order_id, attempt)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX payment_once ON payment (order_id) WHERE status = 'success';
