import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A kept answer, compressed. `at` is in milliseconds since 1970. */
export type Packed = { key: string; at: number; bytes: Uint8Array };

export type AnswersFile = {
  /**
   * Stores all of them or none.
   * @throws {Error} if the disk is full, or the file is locked for two seconds
   */
  keep(answers: readonly Packed[]): void;
  find(key: string): Packed | undefined;
  close(): void;
};

/**
 * Answers requested only once, whose keys anybody can make up, are evicted before those requested again, which have
 * this share.
 */
const SHARE_OF_SETTLED = 0.75;
/** The file is reduced when it is fuller than `FULL`, to `AFTERWARDS`. */
const FULL = 0.95;
const AFTERWARDS = 0.85;
const AT_ONCE = 50;

/** `wal` allows reads during a write; `delete` leaves a single file that can be read on a read-only disk. */
type Journal = 'wal' | 'delete';

/**
 * Opens a file of answers, which the processes of a machine share. A crash leaves it intact; a power cut may lose the
 * latest answers. It grows to `mostBytes` at most.
 * @throws {Error} if it cannot be opened, or is damaged
 */
export function openAnswersFile(file: string, mostBytes: number, journal: Journal = 'wal'): AnswersFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file);
  // The write-ahead log is part of the file's size limit, and is truncated from time to time.
  db.exec(`PRAGMA busy_timeout=2000; PRAGMA journal_mode=${journal}; PRAGMA synchronous=NORMAL; PRAGMA trusted_schema=OFF;
    PRAGMA journal_size_limit=1048576;
    CREATE TABLE IF NOT EXISTS answer (
      key TEXT PRIMARY KEY, at INTEGER NOT NULL, times INTEGER NOT NULL DEFAULT 1, bytes BLOB NOT NULL
    ) STRICT`);
  const number = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
  const pageBytes = number('PRAGMA page_size');
  const usedBytes = () => (number('PRAGMA page_count') - number('PRAGMA freelist_count')) * pageBytes;

  function makeRoom(): void {
    if (usedBytes() <= mostBytes * FULL) return;
    const settled = number('SELECT coalesce(sum(length(bytes)), 0) FROM answer WHERE times > 1');
    const first = settled > mostBytes * SHARE_OF_SETTLED ? 'times = 1' : 'times > 1';
    const oldest = `SELECT key FROM answer ORDER BY ${first}, at LIMIT ${AT_ONCE}`;
    const remove = db.prepare(`DELETE FROM answer WHERE key IN (${oldest})`);
    while (usedBytes() > mostBytes * AFTERWARDS && remove.run().changes > 0);
  }

  const write = db.prepare(
    `INSERT INTO answer (key, at, bytes) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET at = excluded.at, bytes = excluded.bytes, times = times + 1
       WHERE excluded.at > answer.at`,
  );

  return {
    keep(answers) {
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const { key, at, bytes } of answers) write.run(key, at, bytes);
        makeRoom();
        db.exec('COMMIT');
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    find: (key) =>
      db.prepare('SELECT key, at, bytes FROM answer WHERE key = ?').get(key) as Packed | undefined,
    close: () => db.close(),
  };
}

/**
 * Reads everything in a file, which may be on a read-only disk; nothing if it does not exist.
 * @throws {Error} if it is damaged
 */
export function readAnswersFile(file: string): Packed[] {
  if (!existsSync(file)) return [];
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare('SELECT key, at, bytes FROM answer').all() as Packed[];
  } finally {
    db.close();
  }
}

/** Checks that the file can be used, and deletes it if it is damaged: nothing in it is indispensable. */
export function mendAnswersFile(file: string): void {
  if (!existsSync(file) || isWhole(file)) return;
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
}

function isWhole(file: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    return Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0] === 'ok';
  } catch {
    return false;
  } finally {
    db?.close();
  }
}
