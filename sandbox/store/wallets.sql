-- Payments that a shopper approves at a wallet's own page before the order is made.

CREATE TABLE wallet_intent (
  id TEXT PRIMARY KEY,                    -- the wallet's own number of it
  initialization_id TEXT NOT NULL,        -- the platform's
  cart_id TEXT NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  amount INTEGER NOT NULL,                -- the most that may be taken, in pence
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'refused')),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wallet_intent_cart ON wallet_intent (cart_id);
