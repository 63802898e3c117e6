-- Version 20: when an automatic discount begins.

ALTER TABLE promotion ADD COLUMN starts_at INTEGER;
