-- What is taken off a price, checkouts, and how orders are paid for.

-- A discount that nobody has to ask for. `rule` is JSON, of the shape that commerce/pricing/set-discount.ts reads.
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
  value INTEGER NOT NULL DEFAULT 0 CHECK (value >= 0),   -- per cent, or pence; of delivery the most
  categories TEXT NOT NULL DEFAULT '[]',                 -- JSON ids it is limited to, with what is below them
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

-- What is known of a cart beyond its lines, from the first step of checkout on. Addresses as in `orders`.
CREATE TABLE checkout (
  cart_id TEXT PRIMARY KEY REFERENCES cart(id) ON DELETE CASCADE,
  billing_id TEXT,
  billing TEXT,
  message TEXT,
  coupon TEXT,                            -- a code
  quoted INTEGER,                         -- the total that was last told
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

-- `revision` counts how often an order was written from its checkout; 0: it did not come from one.
ALTER TABLE orders ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN fingerprint TEXT;             -- of what was ordered, to know the same order again
ALTER TABLE orders ADD COLUMN held INTEGER NOT NULL DEFAULT 0;  -- 1: units, coupon and certificates are taken
ALTER TABLE orders ADD COLUMN due_at INTEGER;               -- when it moves on by itself
CREATE UNIQUE INDEX orders_one_per_checkout ON orders (cart_id) WHERE revision > 0;
CREATE INDEX orders_due ON orders (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE order_line ADD COLUMN discount INTEGER NOT NULL DEFAULT 0;  -- of the whole line
ALTER TABLE order_line ADD COLUMN coupon INTEGER NOT NULL DEFAULT 0;    -- of the whole line
ALTER TABLE order_line ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;     -- units of it that are out of stock

-- What of an order is paid with gift certificates.
CREATE TABLE order_certificate (
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  certificate_id INTEGER NOT NULL REFERENCES gift_certificate(id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_id, certificate_id)
) STRICT, WITHOUT ROWID;

-- What a checkout was when its order was written: JSON.
CREATE TABLE placed_checkout (
  cart_id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  snapshot TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Every try to pay. Of a card there is its maker and its last four digits, never more.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  attempt TEXT NOT NULL,                  -- the caller's key of this try
  status TEXT NOT NULL CHECK (status IN ('success', 'pending', 'declined', 'void')),
  reason INTEGER,                         -- why it was declined: the platform's number
  amount INTEGER NOT NULL,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  return_url TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (order_id, attempt)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX payment_once ON payment (order_id) WHERE status = 'success';
