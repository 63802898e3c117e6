-- Version 17: webhooks, and hashes of the storefront tokens.
CREATE TABLE hook (
  id INTEGER PRIMARY KEY,
  scope TEXT NOT NULL,
  destination TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  headers TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE storefront_token (
  token_hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
