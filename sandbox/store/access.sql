-- The platform's permission set of a metafield: who else may read it besides the app that wrote it.
ALTER TABLE metafield ADD COLUMN permission_set TEXT NOT NULL DEFAULT 'read_and_sf_access';
UPDATE metafield SET permission_set = 'app_only' WHERE owner = 'order';
