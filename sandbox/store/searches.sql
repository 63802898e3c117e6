-- Searches that were counted: those that asked for a number of their own and did not refuse analytics.
CREATE TABLE search_query (
  query_id TEXT PRIMARY KEY,
  index_name TEXT NOT NULL,
  words TEXT NOT NULL,
  found INTEGER NOT NULL,
  user_token TEXT NOT NULL DEFAULT '',
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
