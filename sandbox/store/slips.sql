-- Version 13: who set a price, and who corrected it if it was a mistake. The price shown stays in the history.

ALTER TABLE price_event ADD COLUMN set_by TEXT NOT NULL DEFAULT '';
ALTER TABLE price_event ADD COLUMN slip_by TEXT;
