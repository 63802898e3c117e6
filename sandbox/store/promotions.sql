-- Version 20: the start of an automatic discount.

ALTER TABLE promotion ADD COLUMN starts_at INTEGER;
