-- Who may read a metafield beside the app that wrote it, as the platform names it.
ALTER TABLE metafield ADD COLUMN permission_set TEXT NOT NULL DEFAULT 'read_and_sf_access';
UPDATE metafield SET permission_set = 'app_only' WHERE owner = 'order';
