import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
import { startRedis } from '../../support/redis-server';

afterEach(() => vi.unstubAllEnvs());

/** From here on this process is a machine that knows nothing but what is in Redis. */
async function becomeMachine(url: string) {
  stubEnvironment({ REDIS_URL: url, UPSTREAM_PATIENCE: '20' });
  return {
    ...(await import('@/lib/platform/rate-limit')),
    ...(await import('@/lib/platform/session-endings')),
    ...(await import('@/lib/platform/spent-links')),
  };
}

const TRIES = { name: 'tries', most: 3, windowMs: 60_000 };
const AWAY = 'redis://127.0.0.1:1';

describe('what all machines remember together', () => {
  test('a link works once, on whichever of them', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    expect([await first.spendLink('a'), await first.spendLink('a')]).toEqual([true, false]);
    const second = await becomeMachine(redis.url);
    expect([await second.spendLink('a'), await second.spendLink('b')]).toEqual([false, true]);
    second.unspendLink('b');
    await expect.poll(() => redis.values.has('shop:link:b')).toBe(false);
    expect(await second.spendLink('b')).toBe(true);
  });

  test('an ending of sessions holds on all of them, the last one above all', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    first.keepEnding(7, { at: 1_000, except: 'kept' });
    await expect.poll(() => redis.values.has('shop:ending:7')).toBe(true);
    const second = await becomeMachine(redis.url);
    expect(await second.endingOf(7)).toEqual({ at: 1_000, except: 'kept' });
    redis.values.set('shop:ending:7', Buffer.from('rubbish'));
    expect(await second.endingOf(7)).toBeNull();
  });

  test('tries count together, and one that is taken back is taken back for all', async () => {
    await using redis = await startRedis();
    const counted = () => String(redis.values.get('shop:limit:tries:somebody'));
    const first = await becomeMachine(redis.url);
    for (let tries = 0; tries < 3; tries += 1) expect(first.hit(TRIES, 'somebody')).toBeNull();
    await expect.poll(counted).toBe('3');
    const second = await becomeMachine(redis.url);
    expect(second.hit(TRIES, 'somebody')).toBeNull();
    await expect.poll(counted).toBe('4');
    await expect.poll(() => second.hit(TRIES, 'somebody')).toBeGreaterThan(0);
    const before = Number(counted());
    second.forgive(TRIES, 'somebody');
    await expect.poll(() => Number(counted())).toBeLessThan(before + 1);
  });
});

test('without Redis each machine remembers for itself', async () => {
  const machine = await becomeMachine(AWAY);
  expect([await machine.spendLink('a'), await machine.spendLink('a')]).toEqual([true, false]);
  machine.keepEnding(7, { at: 1_000, except: null });
  expect(await machine.endingOf(7)).toEqual({ at: 1_000, except: null });
  const waits = [1, 2, 3, 4].map(() => machine.hit(TRIES, 'somebody'));
  expect(waits).toEqual([null, null, null, expect.any(Number)]);
});
