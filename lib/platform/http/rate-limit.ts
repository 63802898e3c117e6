import 'server-only';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { config } from '@/lib/platform/config';
import type { Redis } from '@/lib/platform/cache/redis';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import { processSingleton } from '@/lib/platform/process-singleton';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';

/** At most `most` calls within `windowMs`, which is whole seconds (reliability guide §1.1). */
export type Limit = { name: string; most: number; windowMs: number };

export const READS: Limit = { name: 'reads', most: 600, windowMs: 60_000 };
export const WRITES: Limit = { name: 'writes', most: 120, windowMs: 60_000 };

/** Limits the memory of this process: beyond this many keys the least recently counted are forgotten. */
const MOST_KEYS = 50_000;

/** Required by the library; each call overrides it with its own limit. */
const OWN = { points: 0, duration: 60 };

/** Counts in Redis for all machines; in this process without Redis, or while it is away. */
const counters = () =>
  processSingleton('rate-limit', () => {
    const here = new RateLimiterMemory(OWN);
    const keys = new LRUCache<string, true>({
      max: MOST_KEYS,
      noDisposeOnSet: true,
      dispose: (_, key) => void here.delete(key),
    });
    const redis = sharedMemory();
    const everywhere =
      redis &&
      new RateLimiterRedis({
        ...OWN,
        storeClient: storeOf(redis),
        useRedisPackage: true,
        keyPrefix: 'shop:limit',
        insuranceLimiter: here,
      });
    return { counter: everywhere ?? here, keys };
  });

/** The part of a Redis client that the limiter uses: `EVAL` of its script. */
const storeOf = (redis: Redis) => ({
  async eval(script: string, { keys, arguments: rest }: { keys: string[]; arguments: string[] }) {
    const reply = await redis.ask('EVAL', script, String(keys.length), ...keys, ...rest);
    if (!Array.isArray(reply)) throw new Error('Redis is away.');
    return reply;
  },
});

const keyOf = (limit: Limit, who: string) => `${limit.name}:${who}`;
const lasting = ({ windowMs }: Limit) => ({ customDuration: windowMs / 1_000 });

/**
 * Counts a call of `who`.
 * @returns null if it is within the limit, otherwise the seconds to wait
 */
export async function hit(limit: Limit, who: string): Promise<number | null> {
  if (!config().rateLimits) return null;
  const { counter, keys } = counters();
  const key = keyOf(limit, who);
  keys.set(key, true);
  const { consumedPoints, msBeforeNext } = await counter.penalty(key, 1, lasting(limit));
  if (consumedPoints <= limit.most) return null;
  if (consumedPoints === limit.most + 1) noteSecurity('limited', { limit: limit.name });
  return Math.ceil(msBeforeNext / 1_000);
}

/** Takes back a count of `hit` for something that should not count, such as a successful sign-in. */
export async function forgive(limit: Limit, who: string): Promise<void> {
  if (!config().rateLimits) return;
  await counters().counter.reward(keyOf(limit, who), 1, lasting(limit));
}
