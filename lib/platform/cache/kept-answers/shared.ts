import type { Redis } from '../redis.ts';
import type { Packed } from './file.ts';

const NAME = 'shop:good:';
/** Which answers are kept, by when they were given: those that were asked for again, and apart those that were not. */
const SETTLED = 'shop:good';
const NEWCOMERS = 'shop:good.new';
/** More of them push out the oldest. */
const MOST = { [SETTLED]: 4_000, [NEWCOMERS]: 1_000 };
const LARGEST_BYTES = 1024 * 1024;
/** As long as any answer stands in. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const HEAD_BYTES = 8;

export type SharedAnswers = {
  keep(answer: Packed, isSettled: boolean): Promise<void>;
  find(key: string): Promise<Packed | undefined>;
};

/**
 * Answers that all machines keep together, for one that begins while a service is away; so many at most. What anybody
 * can make up pushes out nothing that was asked for again.
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
