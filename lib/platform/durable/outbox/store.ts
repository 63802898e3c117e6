import type { Store } from '../store/types.ts';

/**
 * Something to deliver. `kind` selects the function that delivers it, `key` identifies what must not be delivered
 * twice, and `at` is the earliest time. With `again`, an item with the same key that has ended starts anew, with its
 * old payload if it was given up, and one that is being delivered is delivered once more: for work that first checks
 * what is left to do. A `minor` item waits until no other is due, and is only accepted while the outbox is less than
 * half full.
 */
export type Item = {
  kind: string;
  key: string;
  payload: unknown;
  at?: number;
  again?: boolean;
  minor?: boolean;
};

/** An item that somebody is delivering. */
export type Claimed = {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  since: number;
  /** How often it had been enqueued again. */
  wishes: number;
};

export type State = 'waiting' | 'done' | 'dead';

/** An item that was given up, without its payload. */
export type Dead = Pick<Claimed, 'kind' | 'key' | 'attempts' | 'since'> & { endedAt: number };

/** Number of overdue deliveries and of those given up, and the due time of the oldest, in milliseconds since 1970. */
type Counts = { waiting: number; dead: number; oldest: number | null };
export type OutboxCounts = Counts & { kinds: readonly (Counts & { kind: string })[] };

export type OutboxStore = ReturnType<typeof outboxOf>;

/** Items that should have been delivered by now. The creation time of an item for later is its due time. */
const WAITING = `state = 'waiting' AND created_at <= $1`;
const CLAIM = 'UPDATE item SET due_at = $1, attempts = attempts + 1';
const CLAIMED = 'RETURNING id, kind, key, payload, attempts, created_at AS since, wishes';
/** Makes an item look as if it had never been tried. */
const ANEW = `state = 'waiting', attempts = 0, ended_at = NULL`;
/**
 * The value of a column: unchanged if the item is waiting, because a worker may be delivering it, otherwise `ended`.
 */
const IF_ENDED = (ended: string, waiting: string) =>
  `CASE item.state WHEN 'waiting' THEN item.${waiting} ELSE ${ended} END`;
/** Enqueues an item once more: anew if it has ended, and after its current delivery if it is waiting. */
const ASKED_AGAIN = (now: string) => `wishes = item.wishes + 1, state = 'waiting', ended_at = NULL,
  attempts = ${IF_ENDED('0', 'attempts')}, created_at = ${IF_ENDED(now, 'created_at')},
  due_at = ${IF_ENDED(now, 'due_at')}`;
/** Fails once this worker's claim has expired and another worker has claimed the item. */
const STILL_MINE = `id = $1 AND attempts = $2 AND state = 'waiting'`;

type Row = Omit<Claimed, 'payload'> & { payload: string };

const read = ([row]: readonly Row[]): Claimed | null =>
  row ? { ...row, payload: JSON.parse(row.payload) as unknown } : null;

/** The outbox in its store (`OUTBOX`), which several processes and machines may share. */
export function outboxOf(store: Store) {
  /** Each worker takes a different item, and none waits for a row that another is taking. */
  const unlocked = store.home === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const stateOf = async (key: string): Promise<State | null> => {
    const [found] = await store.rows<{ state: State }>('SELECT state FROM item WHERE key = $1', key);
    return found?.state ?? null;
  };
  const count = async (sql: string, now: number): Promise<number> =>
    (await store.rows<{ n: number }>(sql, now))[0]?.n ?? 0;

  return {
    /** Returns the time by the clock that everybody who shares the store has in common. */
    now: () => store.now(),

    /** Stores an item unless its key is known; false if `most` are waiting already. */
    async add(
      { kind, key, payload, at, again = false, minor = false }: Item,
      now: number,
      most: number,
    ): Promise<boolean> {
      const state = await stateOf(key);
      if (!again && state !== null) return true;
      const room = minor ? most / 2 : most;
      if (
        state !== 'waiting' &&
        (await count(`SELECT count(*) AS n FROM item WHERE ${WAITING}`, now)) >= room
      )
        return false;
      await store.change(
        `INSERT INTO item (key, kind, payload, created_at, due_at, rank) VALUES ($1, $2, $3, $4, $4, $5)
         ON CONFLICT (key) DO UPDATE SET ${ASKED_AGAIN('excluded.created_at')},
           payload = CASE item.state WHEN 'done' THEN excluded.payload ELSE item.payload END WHERE $6 = 1`,
        key,
        kind,
        JSON.stringify(payload),
        at ?? now,
        Number(minor),
        Number(again),
      );
      return true;
    },

    /** Has every item of a kind that is waiting, or has ended since `since`, delivered once more. */
    async askAgain(kind: string, since: number, now: number): Promise<void> {
      const sql = `UPDATE item SET ${ASKED_AGAIN('$3')} WHERE kind = $1 AND (state = 'waiting' OR ended_at >= $2)`;
      await store.change(sql, kind, since, now);
    },

    /** Returns the state of an item; null if its key is unknown. */
    stateOf,

    hasDue: async (now: number): Promise<boolean> =>
      (await count(`SELECT count(*) AS n FROM item WHERE state = 'waiting' AND due_at <= $1`, now)) > 0,

    /** Claims the item that has been due longest, minor ones last, so that nobody else claims it before `until`. */
    async claim(now: number, until: number): Promise<Claimed | null> {
      const first = `SELECT id FROM item WHERE state = 'waiting' AND due_at <= $2 ORDER BY rank, due_at, id LIMIT 1`;
      return read(await store.rows(`${CLAIM} WHERE id = (${first} ${unlocked}) ${CLAIMED}`, until, now));
    },

    /** Claims the item with this key in the same way, whenever it is due; null if it is not waiting. */
    claimKey: async (key: string, until: number): Promise<Claimed | null> =>
      read(await store.rows(`${CLAIM} WHERE key = $2 AND state = 'waiting' ${CLAIMED}`, until, key)),

    async postpone({ id, attempts }: Claimed, dueAt: number): Promise<void> {
      await store.change(`UPDATE item SET due_at = $3 WHERE ${STILL_MINE}`, id, attempts, dueAt);
    },

    /** Replaces a delivered item with the next one in a single statement, so that there is always one. */
    async renew({ id, attempts }: Claimed, next: { payload: unknown; at: number }): Promise<void> {
      const sql = `UPDATE item SET ${ANEW}, payload = $3, created_at = $4, due_at = $4 WHERE ${STILL_MINE}`;
      await store.change(sql, id, attempts, JSON.stringify(next.payload), next.at);
    },

    /** Moves a waiting item to another time, as if it had been stored for then. */
    async reschedule(key: string, at: number): Promise<void> {
      const sql = `UPDATE item SET created_at = $2, due_at = $2 WHERE key = $1 AND state = 'waiting'`;
      await store.change(sql, key, at);
    },

    /** Deletes the payload but not the key. An item that was enqueued again meanwhile is due anew. */
    async done({ id, wishes }: Pick<Claimed, 'id' | 'wishes'>, now: number): Promise<void> {
      const ended = await store.change(
        `UPDATE item SET state = 'done', ended_at = $2, payload = 'null' WHERE id = $1 AND wishes = $3`,
        id,
        now,
        wishes,
      );
      if (ended === 1) return;
      const sql = `UPDATE item SET ${ANEW}, created_at = $2, due_at = $2 WHERE id = $1 AND state = 'waiting'`;
      await store.change(sql, id, now);
    },

    async giveUp({ id, attempts }: Claimed, now: number): Promise<void> {
      const sql = `UPDATE item SET state = 'dead', ended_at = $3 WHERE ${STILL_MINE}`;
      await store.change(sql, id, attempts, now);
    },

    /** Deletes items that ended before this time, including their keys. */
    async forget(before: number): Promise<void> {
      await store.change(`DELETE FROM item WHERE state <> 'waiting' AND ended_at < $1`, before);
    },

    /** Returns the items that were given up, oldest first. */
    dead: (): Promise<Dead[]> =>
      store.rows(
        `SELECT kind, key, attempts, created_at AS since, ended_at AS "endedAt" FROM item WHERE state = 'dead'
         ORDER BY ended_at, id`,
      ),

    /** Has an item that was given up tried again from now on; false if there is none with this key. */
    retry: async (key: string, now: number): Promise<boolean> =>
      (await store.change(
        `UPDATE item SET ${ANEW}, created_at = $2, due_at = $2 WHERE key = $1 AND state = 'dead'`,
        key,
        now,
      )) === 1,

    /**
     * Discards an item that was given up: deletes its payload but not its key. False if there is none with this key.
     */
    drop: async (key: string, now: number): Promise<boolean> =>
      (await store.change(
        `UPDATE item SET state = 'done', ended_at = $2, payload = 'null' WHERE key = $1 AND state = 'dead'`,
        key,
        now,
      )) === 1,

    /** Counts in total, and for each kind that has an item which is not done. */
    async counts(now: number): Promise<OutboxCounts> {
      const kinds = await store.rows<OutboxCounts['kinds'][number]>(
        `SELECT kind, count(*) FILTER (WHERE ${WAITING}) AS waiting, count(*) FILTER (WHERE state = 'dead') AS dead,
           min(created_at) FILTER (WHERE ${WAITING}) AS oldest
         FROM item WHERE state <> 'done' GROUP BY kind ORDER BY kind`,
        now,
      );
      const oldest = kinds.flatMap((each) => each.oldest ?? []);
      return {
        waiting: kinds.reduce((sum, each) => sum + each.waiting, 0),
        dead: kinds.reduce((sum, each) => sum + each.dead, 0),
        oldest: oldest.length > 0 ? Math.min(...oldest) : null,
        kinds,
      };
    },
  };
}
