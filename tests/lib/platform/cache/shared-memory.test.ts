import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { existingSingleton } from '@/lib/platform/process-singleton';
import { stubEnvironment, testEnvironment } from '../../../support/environment';
import { startRedis } from '../../../support/redis-server';

afterEach(() => vi.unstubAllEnvs());

/**
 * From here on this process is a machine that has just started: it knows what is in Redis, and in its own folder when
 * it is given one.
 */
async function becomeMachine(url: string, folder?: string) {
  stubEnvironment({ REDIS_URL: url, UPSTREAM_PATIENCE: '20', ...(folder && { SHOP_DATA: folder }) });
  const { sharedMemory } = await import('@/lib/platform/cache/shared-memory');
  const memory = sharedMemory();
  onTestFinished(() => memory?.stop());
  return {
    ...(await import('@/lib/platform/durable/telling')),
    ...(await import('@/lib/platform/http/bot-check')),
    ...(await import('@/lib/platform/http/rate-limit')),
    ...(await import('@/lib/platform/session/session-endings')),
    ...(await import('@/lib/platform/session/spent-links')),
  };
}

const TRIES = { name: 'tries', most: 3, windowMs: 60_000 };
const AWAY = 'redis://127.0.0.1:1';

describe('what all machines share in Redis', () => {
  test('a link works once, on whichever machine', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    expect([await first.spendLink('a'), await first.spendLink('a')]).toEqual([true, false]);
    const second = await becomeMachine(redis.url);
    expect([await second.spendLink('a'), await second.spendLink('b')]).toEqual([false, true]);
    await second.unspendLink('b');
    await expect.poll(() => redis.values.has('shop:link:b')).toBe(false);
    expect(await second.spendLink('b')).toBe(true);
  });

  test('a pass of the bot check works once, on whichever machine', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    const [used, fresh] = [first.makePass(Date.now() - 5_000), first.makePass(Date.now() - 5_000)];
    expect(await first.spendPass(used)).toBe(true);
    existingSingleton<{ clear(): void }>('bot-check')?.clear();
    const second = await becomeMachine(redis.url);
    expect([await second.spendPass(used), await second.spendPass(fresh)]).toEqual([false, true]);
  });

  test('ended sessions are ended on all machines, and no later ending revives one', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    await first.keepEnding(7, { at: 1_000, except: 'kept' });
    await first.keepEnding(7, { at: 2_000, except: 'other' });
    await first.keepEnding(7, { at: 500, except: 'kept' });
    await expect.poll(() => redis.commands.filter((name) => name === 'ZADD').length).toBe(3);
    for (const machine of [first, await becomeMachine(redis.url)]) {
      const session = (id: string, startedAt: number) => machine.isEnded({ id, customerId: 7, startedAt });
      expect(await session('kept', 900)).toBe(true);
      expect(await session('other', 900)).toBe(true);
      expect(await session('other', 1_500), 'begun since, and kept').toBe(false);
      expect(await session('third', 2_001), 'begun since').toBe(false);
      expect(await machine.isEnded({ id: 'kept', customerId: 8, startedAt: 900 }), 'another’s').toBe(false);
    }
  });

  test('a single ended session is ended on all machines', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    await first.keepEnd('a', Date.now() + 60_000, Date.now());
    await expect.poll(() => redis.values.has('shop:ended:a')).toBe(true);
    const second = await becomeMachine(redis.url);
    const ended = ['a', 'b'].map((id) => second.isEnded({ id, customerId: 7 }));
    expect(await Promise.all(ended)).toEqual([true, false]);
  });

  test('used links are remembered for a day, and ended sessions for sixty days', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    const now = Date.now();
    onTestFinished(() => void vi.useRealTimers());
    await first.spendLink('a');
    await first.keepEnding(7, { at: now, except: null });
    await expect.poll(() => redis.commands).toContain('PEXPIRE');
    const after = (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 3_600_000 });
      return becomeMachine(redis.url);
    };
    const session = { id: 'b', customerId: 7, startedAt: now - 1 };
    expect(await (await after(23)).spendLink('a')).toBe(false);
    expect(await (await after(25)).spendLink('a')).toBe(true);
    expect(await (await after(59 * 24)).isEnded(session)).toBe(true);
    expect(await (await after(61 * 24)).isEnded(session)).toBe(false);
  });

  test('tries are counted together, and a forgiven try is forgiven on all machines', async () => {
    await using redis = await startRedis();
    const counted = () => String(redis.values.get('shop:limit:tries:somebody'));
    const first = await becomeMachine(redis.url);
    for (let tries = 0; tries < 2; tries += 1) expect(await first.hit(TRIES, 'somebody')).toBeNull();
    expect(counted()).toBe('2');
    const second = await becomeMachine(redis.url);
    expect(await second.hit(TRIES, 'somebody')).toBeNull();
    expect(await second.hit(TRIES, 'somebody')).toBeGreaterThan(0);
    await second.forgive(TRIES, 'somebody');
    await second.forgive(TRIES, 'somebody');
    expect(counted()).toBe('2');
    expect(await second.hit(TRIES, 'somebody')).toBeNull();
  });
});

describe('what was ended while Redis was down', () => {
  const session = { id: 'a', customerId: 7, startedAt: 900 };
  const other = { id: 'b', customerId: 8, startedAt: 900 };
  type Shop = Awaited<ReturnType<typeof becomeMachine>>;
  const everything = (machine: Shop) => async () => [
    ...(await machine.endingsToTell()),
    ...(await machine.linksToTell()),
  ];
  /** The pause after a failure is over. */
  const pauseIsOver = () => {
    existingSingleton<{ stop(): void }>('redis')?.stop();
    for (const name of ['redis', 'breaker.redis']) Reflect.get(globalThis, 'hobwrightShared')?.delete(name);
  };
  async function endThings(machine: Shop): Promise<void> {
    await machine.tellAgain(everything(machine));
    await machine.keepEnding(7, { at: 1_000, except: null });
    await machine.keepEnd('b', Date.now() + 60_000, Date.now());
    expect(await machine.spendLink('c')).toBe(true);
    expect(await machine.isEnded(session)).toBe(true);
  }
  async function expectEnded(machine: Shop): Promise<void> {
    expect(await machine.isEnded(session)).toBe(true);
    expect(await machine.isEnded(other)).toBe(true);
    expect(await machine.spendLink('c')).toBe(false);
  }

  test('is sent when Redis is back, and nothing else', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    await first.tellAgain(everything(first));
    redis.state = 'away';
    await endThings(first);
    redis.state = 'well';
    pauseIsOver();
    redis.commands.length = 0;
    await first.tellAgain(everything(first));
    expect(redis.commands.toSorted()).toEqual(['PEXPIRE', 'SET', 'SET', 'SET', 'ZADD']);
    await expectEnded(await becomeMachine(redis.url));
  });

  test('is not queued without limit: after a long outage everything on record is sent', async () => {
    await using redis = await startRedis();
    const machine = await becomeMachine(redis.url);
    await machine.tellAgain(everything(machine));
    redis.state = 'away';
    await endThings(machine);
    for (let number = 0; number < 2_500; number += 1)
      await machine.tellAll(['SET', `shop:many:${number}`, '1']);
    redis.state = 'well';
    pauseIsOver();
    await machine.tellAgain(everything(machine));
    const told = [...redis.values.keys()].filter((name) => name.startsWith('shop:many:'));
    expect(told).toContain('shop:many:2499');
    expect(told.length).toBeLessThanOrEqual(1_000);
    await expectEnded(await becomeMachine(redis.url));
  });

  test('is sent when the machine that ended it starts again', async () => {
    await using redis = await startRedis();
    const { SHOP_DATA: folder = '' } = testEnvironment();
    redis.state = 'away';
    await endThings(await becomeMachine(redis.url, folder));
    redis.state = 'well';
    const again = await becomeMachine(redis.url, folder);
    await again.tellAgain(everything(again));
    await expectEnded(await becomeMachine(redis.url));
  });

  test('is sent again when Redis has lost all its data', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    await endThings(first);
    redis.loseAll();
    await first.tellAgain(everything(first));
    await expectEnded(await becomeMachine(redis.url));
  });

  test('is not sent if it was undone before Redis was back', async () => {
    await using redis = await startRedis();
    const first = await becomeMachine(redis.url);
    await first.tellAgain(everything(first));
    redis.state = 'away';
    await endThings(first);
    await first.unspendLink('c');
    redis.state = 'well';
    pauseIsOver();
    await first.tellAgain(everything(first));
    expect(await (await becomeMachine(redis.url)).spendLink('c')).toBe(true);
  });
});

test('a store of an earlier version keeps its ended sessions and used links', async () => {
  const { SHOP_DATA: folder = '' } = testEnvironment();
  const old = new DatabaseSync(join(folder, 'sessions.sqlite'));
  old.exec(`
    CREATE TABLE ending (customer_id INTEGER PRIMARY KEY, at INTEGER NOT NULL, except_session TEXT) STRICT;
    CREATE TABLE spent_link (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
    INSERT INTO ending VALUES (7, 1000, 'kept'), (8, 1000, NULL);
    INSERT INTO spent_link VALUES ('c', ${Date.now()});
  `);
  old.close();
  const machine = await becomeMachine(AWAY, folder);
  const ended = (id: string, customerId: number) => machine.isEnded({ id, customerId, startedAt: 900 });
  expect(await Promise.all([ended('a', 7), ended('kept', 7), ended('kept', 8)])).toEqual([true, false, true]);
  expect(await machine.spendLink('c')).toBe(false);
});

test('without Redis each machine keeps its own record', async () => {
  const machine = await becomeMachine(AWAY);
  expect([await machine.spendLink('a'), await machine.spendLink('a')]).toEqual([true, false]);
  await machine.keepEnding(7, { at: 1_000, except: null });
  expect(await machine.isEnded({ id: 'a', customerId: 7, startedAt: 900 })).toBe(true);
  const waits = [1, 2, 3, 4].map(() => machine.hit(TRIES, 'somebody'));
  expect(await Promise.all(waits)).toEqual([null, null, null, expect.any(Number)]);
});
