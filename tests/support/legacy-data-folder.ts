import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * When everything in the folder was written, except the alerts: those are written now, because they are kept for a
 * year.
 */
export const WRITTEN_AT = 1_764_000_000_000;

/** Tables and rows as written by a version of the shop that knew only files. */
const FILES = {
  outbox: `
    CREATE TABLE item (
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
    INSERT INTO item VALUES
      (1, 'letter:order:100:placed', 'letter', 'null', 'done', 1, 1764000000000, 1764000060000, 1764000000001),
      (2, 'letter:order:100:tomorrow', 'letter', '{"letter":"deliveryTomorrow","orderId":100}', 'waiting', 0,
        1764086400000, 1764086400000, NULL),
      (3, 'refund:101', 'refund', '{"orderId":101}', 'waiting', 0, 1764000000000, 1764000000000, NULL),
      (4, 'enquiry:ab', 'enquiry', '{"kind":"newsletter"}', 'dead', 1, 1764000000000, 1764000060000, 1764000000002);
    CREATE INDEX item_due ON item (due_at) WHERE state = 'waiting';
    CREATE INDEX item_ended ON item (ended_at) WHERE state <> 'waiting';`,
  alerts: `
    CREATE TABLE alert (
      id INTEGER PRIMARY KEY,
      product_id INTEGER NOT NULL,
      email TEXT NOT NULL COLLATE NOCASE,
      below INTEGER,
      created_at INTEGER NOT NULL
    , name TEXT) STRICT;
    INSERT INTO alert VALUES
      (1, 7, 'Ann@example.org', NULL, unixepoch() * 1000, '700a53831c02613637cbabc6f111ea86'),
      (2, 7, 'bo@example.org', 39900, unixepoch() * 1000, '52c56ef450c33d13c3044f3c54eaaec1');
    CREATE UNIQUE INDEX alert_once ON alert (product_id, email, below IS NULL);
    PRAGMA user_version = 1;`,
  sessions: `
    CREATE TABLE ended_session (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
    INSERT INTO ended_session VALUES ('gone', 4000000000000);
    CREATE TABLE ending (
      customer_id INTEGER NOT NULL, except_session TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (customer_id, except_session)
    ) STRICT;
    INSERT INTO ending VALUES (7, 'kept', 1764000000000);
    CREATE TABLE spent_link (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
    INSERT INTO spent_link VALUES ('used', 1764000000000);
    PRAGMA user_version = 1;`,
};

/** Creates the data folder of an earlier version of the shop and returns its path. */
export function legacyDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'before-'));
  for (const [name, sql] of Object.entries(FILES)) {
    const db = new DatabaseSync(join(folder, `${name}.sqlite`));
    db.exec(`PRAGMA journal_mode=WAL; ${sql}`);
    db.close();
  }
  return folder;
}
