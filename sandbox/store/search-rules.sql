-- Version 19: rules of search indices.
CREATE TABLE search_rule (
  index_name TEXT NOT NULL REFERENCES search_index(name) ON DELETE CASCADE,
  object_id TEXT NOT NULL,
  body TEXT NOT NULL,                     -- JSON
  PRIMARY KEY (index_name, object_id)
) STRICT, WITHOUT ROWID;
