-- Version 13: who set a price, and who said of it, when they put it right, that it was a slip. What was shown stays.

ALTER TABLE price_event ADD COLUMN set_by TEXT NOT NULL DEFAULT '';
ALTER TABLE price_event ADD COLUMN slip_by TEXT;
