-- Version 21: how often an entry has been published, and which version last. `published_at` is when it was last published
-- or unpublished; null: never published.
ALTER TABLE content_entry ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE content_entry ADD COLUMN published_version INTEGER NOT NULL DEFAULT 1;
UPDATE content_entry SET revision = 0 WHERE published_at IS NULL;
UPDATE content_entry SET published_version = version WHERE published IS NOT NULL;
UPDATE content_entry SET published_at = updated_at WHERE published IS NULL AND published_at IS NOT NULL;
