-- Version 22: how a refund was paid out, as JSON: [{methodId, amount}], in pence. Earlier refunds have an empty list.
ALTER TABLE order_refund ADD COLUMN payments TEXT NOT NULL DEFAULT '[]';
-- Part of the amount that refunds have credited back to the certificate, in pence.
ALTER TABLE order_certificate ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0;
