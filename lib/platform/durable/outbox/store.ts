import type { Store } from '../store/types.ts';

/**
 * What has to be delivered: `kind` says by whom, `key` what must not be delivered twice, `at` not before when. With
 * `again` one of the same key that has ended begins anew, with what was in it where it was given up, and one that is being
 * delivered is delivered once more: for work that looks first what is left to do. What is `minor` waits until nothing else
 * does, and is taken while half of what may wait does.
 */
export type Item = {
  kind: string;
  key: string;
  payload: unknown;
  at?: number;
  again?: boolean;
  minor?: boolean;
};

/** One that somebody is delivering now. */
export type Claimed = {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  since: number;
  /** How often it had been asked for. */
  wishes: number;
};

export type State = 'waiting' | 'done' | 'dead';

/** One that was given up, without what is in it. */
export type Dead = Pick<Claimed, 'kind' | 'key' | 'attempts' | 'since'> & { endedAt: number };

/** Deliveries that should have been made by now or were given up, and since when the oldest waits; milliseconds since 1970. */
type Counts = { waiting: number; dead: number; oldest: number | null };
export type OutboxCounts = Counts & { kinds: readonly (Counts & { kind: string })[] };

export type OutboxStore = ReturnType<typeof outboxOf>;

/** What should be delivered by now; what is for later counts from when it is. */
const WAITING = `state = 'waiting' AND created_at <= $1`;
const CLAIM = 'UPDATE item SET due_at = $1, attempts = attempts + 1';
const CLAIMED = 'RETURNING id, kind, key, payload, attempts, created_at AS since, wishes';
/** As if it had never been tried. */
const ANEW = `state = 'waiting', attempts = 0, ended_at = NULL`;
/** Left alone by whoever's time is over and whose work another has taken up. */
const IF_ENDED = (ended: string, waiting: string) =>
  `CASE item.state WHEN 'waiting' THEN item.${waiting} ELSE ${ended} END`;
/** Asked for once more: anew if it has ended, and as soon as it is delivered if it waits. */
const ASKED_AGAIN = (now: string) => `wishes = item.wishes + 1, state = 'waiting', ended_at = NULL,
  attempts = ${IF_ENDED('0', 'attempts')}, created_at = ${IF_ENDED(now, 'created_at')},
  due_at = ${IF_ENDED(now, 'due_at')}`;
const STILL_MINE = `id = $1 AND attempts = $2 AND state = 'waiting'`;

type Row = Omit<Claimed, 'payload'> & { payload: string };

const read = ([row]: readonly Row[]): Claimed | null =>
  row ? { ...row, payload: JSON.parse(row.payload) as unknown } : null;

/** The outbox in its store (`OUTBOX`), which several processes and machines may share. */
export function outboxOf(store: Store) {
  /** Of several workers each takes another item, and none waits for a row that is being taken. */
  const unlocked = store.home === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const stateOf = async (key: string): Promise<State | null> => {
    const [found] = await store.rows<{ state: State }>('SELECT state FROM item WHERE key = $1', key);
    return found?.state ?? null;
  };
  const count = async (sql: string, now: number): Promise<number> =>
    (await store.rows<{ n: number }>(sql, now))[0]?.n ?? 0;

  return {
    /** By the clock that all who share it have in common. */
    now: () => store.now(),

    /** Keeps an item unless its key is known; false when `most` wait already. */
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

    /** Has all of a kind that waits, or ended since, delivered once more. */
    async askAgain(kind: string, since: number, now: number): Promise<void> {
      const sql = `UPDATE item SET ${ASKED_AGAIN('$3')} WHERE kind = $1 AND (state = 'waiting' OR ended_at >= $2)`;
      await store.change(sql, kind, since, now);
    },

    /** What became of the item of a key; null when it is not known. */
    stateOf,

    hasDue: async (now: number): Promise<boolean> =>
      (await count(`SELECT count(*) AS n FROM item WHERE state = 'waiting' AND due_at <= $1`, now)) > 0,

    /** Takes the item that is due longest, minor ones last, so that nobody else takes it before `until`. */
    async claim(now: number, until: number): Promise<Claimed | null> {
      const first = `SELECT id FROM item WHERE state = 'waiting' AND due_at <= $2 ORDER BY rank, due_at, id LIMIT 1`;
      return read(await store.rows(`${CLAIM} WHERE id = (${first} ${unlocked}) ${CLAIMED}`, until, now));
    },

    /** Takes the item of a key in the same way, whenever it is due; null when it does not wait. */
    claimKey: async (key: string, until: number): Promise<Claimed | null> =>
      read(await store.rows(`${CLAIM} WHERE key = $2 AND state = 'waiting' ${CLAIMED}`, until, key)),

    async postpone({ id, attempts }: Claimed, dueAt: number): Promise<void> {
      await store.change(`UPDATE item SET due_at = $3 WHERE ${STILL_MINE}`, id, attempts, dueAt);
    },

    /** Has one that was delivered wait anew in the same step, so that there is ever one of it. */
    async renew({ id, attempts }: Claimed, next: { payload: unknown; at: number }): Promise<void> {
      const sql = `UPDATE item SET ${ANEW}, payload = $3, created_at = $4, due_at = $4 WHERE ${STILL_MINE}`;
      await store.change(sql, id, attempts, JSON.stringify(next.payload), next.at);
    },

    /** Has one that waits delivered at another time, as if it had been kept for then. */
    async reschedule(key: string, at: number): Promise<void> {
      const sql = `UPDATE item SET created_at = $2, due_at = $2 WHERE key = $1 AND state = 'waiting'`;
      await store.change(sql, key, at);
    },

    /** What was in it is forgotten; its key is not. One that was asked for meanwhile is due anew. */
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

    /** Forgets what ended before an instant, keys included. */
    async forget(before: number): Promise<void> {
      await store.change(`DELETE FROM item WHERE state <> 'waiting' AND ended_at < $1`, before);
    },

    /** What was given up, the oldest first. */
    dead: (): Promise<Dead[]> =>
      store.rows(
        `SELECT kind, key, attempts, created_at AS since, ended_at AS "endedAt" FROM item WHERE state = 'dead'
         ORDER BY ended_at, id`,
      ),

    /** Has one that was given up tried again from now on; false when there is none of that key. */
    retry: async (key: string, now: number): Promise<boolean> =>
      (await store.change(
        `UPDATE item SET ${ANEW}, created_at = $2, due_at = $2 WHERE key = $1 AND state = 'dead'`,
        key,
        now,
      )) === 1,

    /** Leaves one that was given up undelivered for good; what was in it is forgotten, its key is not. */
    drop: async (key: string, now: number): Promise<boolean> =>
      (await store.change(
        `UPDATE item SET state = 'done', ended_at = $2, payload = 'null' WHERE key = $1 AND state = 'dead'`,
        key,
        now,
      )) === 1,

    /** Of all, and of each kind of which there is any. */
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
