-- How the amount of a refund was returned, as JSON: [{methodId, amount}], in pence. Older refunds list none.
ALTER TABLE order_refund ADD COLUMN payments TEXT NOT NULL DEFAULT '[]';
-- Pence of the amount that refunds have credited to the certificate again.
ALTER TABLE order_certificate ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0;
