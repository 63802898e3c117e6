import type { SQLInputValue } from 'node:sqlite';
import { openDatabase } from '../database.ts';

/** What has to be delivered: `kind` says by whom, `key` what must not be delivered twice, `at` not before when. */
export type Item = { kind: string; key: string; payload: unknown; at?: number };

/** One that somebody is delivering now. */
export type Claimed = {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  since: number;
};

export type OutboxCounts = { waiting: number; dead: number; oldest: number | null };

export type OutboxStore = ReturnType<typeof openOutboxStore>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS item (
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
  CREATE INDEX IF NOT EXISTS item_ended ON item (ended_at) WHERE state <> 'waiting';
`;

/** What should be delivered by now; what is for later counts from when it is. */
const WAITING = `state = 'waiting' AND created_at <= ?`;

/**
 * The outbox's one SQLite file, made when it is missing. Several processes may share it. Times are milliseconds since
 * 1970; `:memory:` gives a store of its own.
 */
export function openOutboxStore(file: string) {
  const db = openDatabase(file, TABLES);
  const count = (sql: string, ...values: SQLInputValue[]) =>
    Number(db.prepare(sql).get(...values)?.['n'] ?? 0);

  return {
    /** Keeps an item unless its key is known; false when `most` wait already. */
    add({ kind, key, payload, at }: Item, now: number, most: number): boolean {
      if (count('SELECT count(*) AS n FROM item WHERE key = ?', key) > 0) return true;
      if (count(`SELECT count(*) AS n FROM item WHERE ${WAITING}`, now) >= most) return false;
      db.prepare(
        `INSERT INTO item (key, kind, payload, created_at, due_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      ).run(key, kind, JSON.stringify(payload), at ?? now, at ?? now);
      return true;
    },

    hasDue: (now: number): boolean =>
      count(`SELECT count(*) AS n FROM item WHERE state = 'waiting' AND due_at <= ?`, now) > 0,

    /** Takes the item that is due longest, so that nobody else takes it before `until`. */
    claim(now: number, until: number): Claimed | null {
      const row = db
        .prepare(
          `UPDATE item SET due_at = ?, attempts = attempts + 1
           WHERE id = (SELECT id FROM item WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at, id LIMIT 1)
           RETURNING id, kind, key, payload, attempts, created_at AS since`,
        )
        .get(until, now);
      return row ? ({ ...row, payload: JSON.parse(String(row['payload'])) } as Claimed) : null;
    },

    postpone(id: number, dueAt: number): void {
      db.prepare('UPDATE item SET due_at = ? WHERE id = ?').run(dueAt, id);
    },

    /** Delivered, or given up. What was in it is forgotten once it is delivered; its key is not. */
    end(id: number, state: 'done' | 'dead', now: number): void {
      db.prepare(
        `UPDATE item SET state = ?, ended_at = ?, payload = CASE ? WHEN 'done' THEN 'null' ELSE payload END WHERE id = ?`,
      ).run(state, now, state, id);
    },

    /** Forgets what ended before an instant, keys included. */
    forget(before: number): void {
      db.prepare(`DELETE FROM item WHERE state <> 'waiting' AND ended_at < ?`).run(before);
    },

    counts(now: number): OutboxCounts {
      const row = db
        .prepare(
          `SELECT count(*) FILTER (WHERE ${WAITING}) AS waiting, count(*) FILTER (WHERE state = 'dead') AS dead,
             min(created_at) FILTER (WHERE ${WAITING}) AS oldest FROM item`,
        )
        .get(now, now);
      return row as OutboxCounts;
    },

    close: () => db.close(),
  };
}
