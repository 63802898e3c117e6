-- Version 4: the search service: indices, their records and synonyms, tasks, and shoppers' events.

CREATE TABLE search_index (
  name TEXT PRIMARY KEY,
  replica_of TEXT REFERENCES search_index(name) ON DELETE SET NULL,
  settings TEXT NOT NULL,                 -- JSON, as received
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Ids follow the order in which records were first written, the last tie-breaker of every ranking.
CREATE TABLE search_object (
  id INTEGER PRIMARY KEY,
  index_name TEXT NOT NULL REFERENCES search_index(name) ON DELETE CASCADE,
  object_id TEXT NOT NULL,
  body TEXT NOT NULL,                     -- JSON, objectID included
  UNIQUE (index_name, object_id)
) STRICT;

CREATE TABLE search_synonym (
  index_name TEXT NOT NULL REFERENCES search_index(name) ON DELETE CASCADE,
  object_id TEXT NOT NULL,
  body TEXT NOT NULL,                     -- JSON
  PRIMARY KEY (index_name, object_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_task (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  index_name TEXT NOT NULL,
  done_at INTEGER NOT NULL
) STRICT;

CREATE TABLE search_event (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,                     -- view, click, conversion
  name TEXT NOT NULL,
  index_name TEXT NOT NULL,
  user_token TEXT NOT NULL,
  object_ids TEXT NOT NULL DEFAULT '[]',  -- JSON
  body TEXT NOT NULL,                     -- JSON, as received
  happened_at INTEGER NOT NULL
) STRICT;
