-- Version 18: searches counted for analytics: those that requested a query ID and did not opt out.
CREATE TABLE search_query (
  query_id TEXT PRIMARY KEY,
  index_name TEXT NOT NULL,
  words TEXT NOT NULL,
  found INTEGER NOT NULL,
  user_token TEXT NOT NULL DEFAULT '',
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
