import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A good answer as it is kept. `at` in milliseconds since 1970. */
export type Packed = { key: string; at: number; bytes: Uint8Array };

export type AnswersFile = {
  /** All of them or none. @throws where the disk takes no more */
  keep(answers: readonly Packed[]): void;
  find(key: string): Packed | undefined;
  close(): void;
};

/** What was asked for once, and anybody can make up, gives way before what was asked for again, which has so much. */
const SHARE_OF_SETTLED = 0.75;
/** So full the file may be before it makes room, and is afterwards. */
const FULL = 0.95;
const AFTERWARDS = 0.85;
const AT_ONCE = 50;

/** `wal` lets others read meanwhile, `delete` leaves one file that can be read where nothing can be written. */
type Journal = 'wal' | 'delete';

/**
 * Answers in one file, which the processes of a machine share. An end in the middle leaves it whole; a cut of the power
 * may lose the last of them. It grows no larger than so many bytes.
 * @throws where it cannot be opened, or is damaged.
 */
export function openAnswersFile(file: string, mostBytes: number, journal: Journal = 'wal'): AnswersFile {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file);
  // The log beside it is begun anew from time to time, and is part of what it may take.
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

/** All that a file holds, which may stand where nothing can be written; nothing where there is none. @throws where it is damaged. */
export function readAnswersFile(file: string): Packed[] {
  if (!existsSync(file)) return [];
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare('SELECT key, at, bytes FROM answer').all() as Packed[];
  } finally {
    db.close();
  }
}

/** Sees that the file can be used, and begins anew where it is damaged: what is in it can be done without. */
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
