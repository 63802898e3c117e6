import type { Redis } from '../redis.ts';
import type { Packed } from './file.ts';

const NAME = 'shop:good:';
/** Sorted sets of the kept answers, by time: those requested again, and separately those requested only once. */
const SETTLED = 'shop:good';
const NEWCOMERS = 'shop:good.new';
/** Maximum number of answers; the oldest make room. */
const MOST = { [SETTLED]: 4_000, [NEWCOMERS]: 1_000 };
const LARGEST_BYTES = 1024 * 1024;
/** As long as any answer may stand in. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const HEAD_BYTES = 8;

export type SharedAnswers = {
  keep(answer: Packed, isSettled: boolean): Promise<void>;
  find(key: string): Promise<Packed | undefined>;
};

/**
 * Stores answers for all machines, so that one that starts while a service is down has them. Answers requested only
 * once, whose keys anybody can make up, evict none that was requested again.
 */
export function shareAnswers(redis: Redis, most: Record<string, number> = MOST): SharedAnswers {
  async function makeRoom(list: string): Promise<void> {
    const over = Number((await redis.ask('ZCARD', list)) ?? 0) - (most[list] ?? 0);
    if (over <= 0) return;
    const oldest = await redis.ask('ZPOPMIN', list, String(over));
    const names = Array.isArray(oldest) ? oldest.filter((_, place) => place % 2 === 0).map(String) : [];
    for (const name of names) await redis.ask('DEL', NAME + name);
  }

  return {
    async keep({ key, at, bytes }, isSettled) {
      if (bytes.length > LARGEST_BYTES) return;
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeDoubleBE(at);
      const value = Buffer.concat([head, bytes]);
      if ((await redis.ask('SET', NAME + key, value, 'PX', String(KEPT_MS))) === undefined) return;
      const isKnown = !isSettled && (await redis.ask('ZSCORE', SETTLED, key));
      const list = isSettled || isKnown ? SETTLED : NEWCOMERS;
      if (isSettled) await redis.ask('ZREM', NEWCOMERS, key);
      await redis.ask('ZADD', list, String(at), key);
      await makeRoom(list);
    },
    async find(key) {
      const value = await redis.ask('GET', NAME + key);
      if (!Buffer.isBuffer(value) || value.length < HEAD_BYTES) return undefined;
      return { key, at: value.readDoubleBE(), bytes: value.subarray(HEAD_BYTES) };
    },
  };
}
