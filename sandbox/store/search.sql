-- The search service: indices, their records and synonyms, what was done to them, and the events of shoppers.

CREATE TABLE search_index (
  name TEXT PRIMARY KEY,
  replica_of TEXT REFERENCES search_index(name) ON DELETE SET NULL,
  settings TEXT NOT NULL,                 -- JSON, as it was sent
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- In the order in which they were first written, which is the last word of every ranking.
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
  body TEXT NOT NULL,                     -- JSON, as it was sent
  happened_at INTEGER NOT NULL
) STRICT;
