-- Version 11: payments that a shopper approves on a wallet's own page before the order is placed.

CREATE TABLE wallet_intent (
  id TEXT PRIMARY KEY,                    -- the wallet's id
  initialization_id TEXT NOT NULL,        -- the platform's id
  cart_id TEXT NOT NULL REFERENCES cart(id) ON DELETE CASCADE,
  amount INTEGER NOT NULL,                -- maximum that may be charged, in pence
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'refused')),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX wallet_intent_cart ON wallet_intent (cart_id);
