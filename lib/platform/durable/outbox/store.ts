import type { SQLInputValue } from 'node:sqlite';
import { openDatabase } from '../database.ts';

/**
 * What has to be delivered: `kind` says by whom, `key` what must not be delivered twice, `at` not before when. With
 * `again` one of the same key that has ended begins anew: for work that looks first what is left to do.
 */
export type Item = { kind: string; key: string; payload: unknown; at?: number; again?: boolean };

/** One that somebody is delivering now. */
export type Claimed = {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  since: number;
};

export type State = 'waiting' | 'done' | 'dead';

/** One that was given up, without what is in it. */
export type Dead = Pick<Claimed, 'kind' | 'key' | 'attempts' | 'since'> & { endedAt: number };

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
const CLAIM = 'UPDATE item SET due_at = ?, attempts = attempts + 1';
const CLAIMED = 'RETURNING id, kind, key, payload, attempts, created_at AS since';
/** As if it had never been tried. */
const ANEW = `state = 'waiting', attempts = 0, ended_at = NULL`;

const read = (row: Record<string, unknown> | undefined): Claimed | null =>
  row ? ({ ...row, payload: JSON.parse(String(row['payload'])) } as Claimed) : null;

/**
 * The outbox's one SQLite file, made when it is missing. Several processes may share it. Times are milliseconds since
 * 1970; `:memory:` gives a store of its own.
 */
export function openOutboxStore(file: string) {
  const db = openDatabase(file, TABLES);
  const count = (sql: string, ...values: SQLInputValue[]) =>
    Number(db.prepare(sql).get(...values)?.['n'] ?? 0);
  const stateOf = (key: string): State | null => {
    const state = db.prepare('SELECT state FROM item WHERE key = ?').get(key)?.['state'];
    return (state as State | undefined) ?? null;
  };

  return {
    /** Keeps an item unless its key is known; false when `most` wait already. */
    add({ kind, key, payload, at, again = false }: Item, now: number, most: number): boolean {
      const state = stateOf(key);
      if (state === 'waiting' || (state !== null && !again)) return true;
      if (count(`SELECT count(*) AS n FROM item WHERE ${WAITING}`, now) >= most) return false;
      db.prepare(
        `INSERT INTO item (key, kind, payload, created_at, due_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET ${ANEW}, payload = excluded.payload, created_at = excluded.created_at,
           due_at = excluded.due_at WHERE state <> 'waiting' AND ?`,
      ).run(key, kind, JSON.stringify(payload), at ?? now, at ?? now, Number(again));
      return true;
    },

    /** What became of the item of a key; null when it is not known. */
    stateOf,

    hasDue: (now: number): boolean =>
      count(`SELECT count(*) AS n FROM item WHERE state = 'waiting' AND due_at <= ?`, now) > 0,

    /** Takes the item that is due longest, so that nobody else takes it before `until`. */
    claim(now: number, until: number): Claimed | null {
      const first = `SELECT id FROM item WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at, id LIMIT 1`;
      return read(db.prepare(`${CLAIM} WHERE id = (${first}) ${CLAIMED}`).get(until, now));
    },

    /** Takes the item of a key in the same way, whenever it is due; null when it does not wait. */
    claimKey: (key: string, until: number): Claimed | null =>
      read(db.prepare(`${CLAIM} WHERE key = ? AND state = 'waiting' ${CLAIMED}`).get(until, key)),

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

    /** What was given up, the oldest first. */
    dead: (): Dead[] =>
      db
        .prepare(
          `SELECT kind, key, attempts, created_at AS since, ended_at AS endedAt FROM item WHERE state = 'dead'
           ORDER BY ended_at, id`,
        )
        .all() as Dead[],

    /** Has one that was given up tried again from now on; false when there is none of that key. */
    retry: (key: string, now: number): boolean =>
      db
        .prepare(`UPDATE item SET ${ANEW}, created_at = ?, due_at = ? WHERE key = ? AND state = 'dead'`)
        .run(now, now, key).changes === 1,

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
