import type { Schema } from './types.ts';

/** Waiting deliveries, the keys of completed ones, and leases for work that only one process may do at a time. */
export const OUTBOX: Schema = {
  name: 'outbox',
  tables: {
    item: ['key', 'kind', 'payload', 'state', 'attempts', 'created_at', 'due_at', 'ended_at', 'rank'],
  },
  sqlite: [
    `CREATE TABLE IF NOT EXISTS item (
       id INTEGER PRIMARY KEY,
       key TEXT NOT NULL UNIQUE,
       kind TEXT NOT NULL,
       payload TEXT NOT NULL,
       state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'dead')),
       attempts INTEGER NOT NULL DEFAULT 0,
       created_at INTEGER NOT NULL,
       due_at INTEGER NOT NULL,
       ended_at INTEGER
     ) STRICT;
     CREATE INDEX IF NOT EXISTS item_due ON item (due_at) WHERE state = 'waiting';
     CREATE INDEX IF NOT EXISTS item_ended ON item (ended_at) WHERE state <> 'waiting';`,
    `ALTER TABLE item ADD COLUMN wishes INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE item ADD COLUMN rank INTEGER NOT NULL DEFAULT 0;
     CREATE INDEX item_turn ON item (rank, due_at, id) WHERE state = 'waiting';
     CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT;`,
  ],
  postgres: [
    `CREATE TABLE item (
       id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       key TEXT NOT NULL UNIQUE,
       kind TEXT NOT NULL,
       payload TEXT NOT NULL,
       state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'dead')),
       attempts INTEGER NOT NULL DEFAULT 0,
       created_at BIGINT NOT NULL,
       due_at BIGINT NOT NULL,
       ended_at BIGINT
     );
     CREATE INDEX item_due ON item (due_at, id) WHERE state = 'waiting';
     CREATE INDEX item_ended ON item (ended_at) WHERE state <> 'waiting';`,
    `ALTER TABLE item ADD COLUMN wishes INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE item ADD COLUMN rank INTEGER NOT NULL DEFAULT 0;
     CREATE INDEX item_turn ON item (rank, due_at, id) WHERE state = 'waiting';
     CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL);`,
  ],
};

/** Who is waiting for which product. */
export const ALERTS: Schema = {
  name: 'alerts',
  tables: { alert: ['product_id', 'email', 'below', 'created_at', 'name'] },
  sqlite: [
    `CREATE TABLE IF NOT EXISTS alert (
       id INTEGER PRIMARY KEY,
       product_id INTEGER NOT NULL,
       email TEXT NOT NULL COLLATE NOCASE,
       below INTEGER,
       created_at INTEGER NOT NULL
     ) STRICT;
     CREATE UNIQUE INDEX IF NOT EXISTS alert_once ON alert (product_id, email, below IS NULL);`,
    // SQLite may reuse ids, so an alert has a random name as well.
    `ALTER TABLE alert ADD COLUMN name TEXT;
     UPDATE alert SET name = lower(hex(randomblob(16)));`,
  ],
  postgres: [
    `CREATE TABLE alert (
       id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       product_id BIGINT NOT NULL,
       email TEXT NOT NULL,
       below BIGINT,
       created_at BIGINT NOT NULL,
       name TEXT NOT NULL
     );
     CREATE UNIQUE INDEX alert_once ON alert (product_id, lower(email), (below IS NULL));`,
  ],
};

/** Sessions and links that were ended early. */
export const SESSIONS: Schema = {
  name: 'sessions',
  tables: {
    spent_link: ['id', 'at'],
    ending: ['customer_id', 'except_session', 'at'],
    ended_session: ['id', 'until'],
  },
  sqlite: [
    'CREATE TABLE IF NOT EXISTS spent_link (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT',
    // Several endings of a customer hold at once: a later one must not revive what an earlier one ended.
    `CREATE TABLE IF NOT EXISTS ending (
       customer_id INTEGER PRIMARY KEY, at INTEGER NOT NULL, except_session TEXT
     ) STRICT;
     ALTER TABLE ending RENAME TO last_ending;
     CREATE TABLE ending (
       customer_id INTEGER NOT NULL, except_session TEXT NOT NULL, at INTEGER NOT NULL,
       PRIMARY KEY (customer_id, except_session)
     ) STRICT;
     INSERT INTO ending SELECT customer_id, coalesce(except_session, ''), at FROM last_ending;
     DROP TABLE last_ending;
     CREATE TABLE ended_session (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;`,
  ],
  postgres: [
    `CREATE TABLE spent_link (id TEXT PRIMARY KEY, at BIGINT NOT NULL);
     CREATE TABLE ending (
       customer_id BIGINT NOT NULL, except_session TEXT NOT NULL, at BIGINT NOT NULL,
       PRIMARY KEY (customer_id, except_session)
     );
     CREATE TABLE ended_session (id TEXT PRIMARY KEY, until BIGINT NOT NULL);`,
  ],
};

export const SCHEMAS: readonly Schema[] = [OUTBOX, ALERTS, SESSIONS];
