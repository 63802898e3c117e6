-- Version 7: refunds.

CREATE TABLE order_refund (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL DEFAULT '',
  items TEXT NOT NULL,                    -- JSON: refunded items, in the management API's format
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_refund_order ON order_refund (order_id);
