import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Packed } from '@/lib/platform/cache/kept-answers/file';
import { createKeeper } from '@/lib/platform/cache/kept-answers/keeper';
import { shareAnswers } from '@/lib/platform/cache/kept-answers/shared';
import { createRedis } from '@/lib/platform/cache/redis';
import { startRedis } from '../../../../support/redis-server';

afterEach(() => {
  Reflect.get(globalThis, 'hobwrightShared')?.delete('breaker.redis');
});

/** A file in memory that says what was written into it. */
function memoryFile() {
  const written: Packed[] = [];
  return {
    written,
    keep: (answers: readonly Packed[]) => void written.push(...answers),
    find: (key: string) => written.findLast((answer) => answer.key === key),
  };
}

const MINUTE = 60_000;

test('an answer is found at once, and also after the process that kept it has ended', async () => {
  const file = memoryFile();
  const keeper = createKeeper({ file, shared: null });
  keeper.keep('a', { json: '{"a":1}', at: 5 });
  expect(await keeper.find('a')).toMatchObject({ json: '{"a":1}', at: 5 });
  await keeper.stop();
  expect(file.written.map(({ key, bytes }) => [key, String(gunzipSync(bytes))])).toEqual([['a', '{"a":1}']]);
  const other = createKeeper({ file, shared: null });
  expect(await other.find('a')).toEqual({ json: '{"a":1}', at: 5 });
  expect(await other.find('b')).toBeUndefined();
});

test('stopping the keeper waits for writes in progress', async () => {
  const { promise: isReached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const shared: string[] = [];
  const keeper = createKeeper({
    file: memoryFile(),
    shared: {
      find: () => Promise.resolve(undefined),
      async keep({ key }) {
        reach();
        await goesOn;
        shared.push(key);
      },
    },
    everyMs: 0,
  });
  keeper.keep('a', { json: '1', at: 0 });
  await isReached;
  let hasEnded = false;
  const end = keeper.stop().then(() => {
    hasEnded = true;
  });
  await nextTurn();
  expect(hasEnded).toBe(false);
  goOn();
  await end;
  expect(shared).toEqual(['a']);
});

test('an unchanged answer is written twice, and then every ten minutes', async () => {
  const file = memoryFile();
  const keeper = createKeeper({ file, shared: null });
  for (const minute of [0, 1, 2, 5, 10, 11, 12]) {
    keeper.keep('a', { json: '1', at: minute * MINUTE });
    await keeper.stop();
  }
  keeper.keep('a', { json: '2', at: 13 * MINUTE });
  await keeper.stop();
  expect(file.written.map(({ at }) => at / MINUTE)).toEqual([0, 1, 11, 13]);
});

test('a full disk stops nothing, and the next answer is written as soon as there is space', async () => {
  const whole = memoryFile();
  let isFull = true;
  const file = {
    keep(answers: readonly Packed[]) {
      if (isFull) throw new Error('database or disk is full');
      whole.keep(answers);
    },
    find(key: string) {
      if (isFull) throw new Error('disk I/O error');
      return whole.find(key);
    },
  };
  const keeper = createKeeper({ file, shared: null });
  keeper.keep('a', { json: '1', at: 1 });
  await keeper.stop();
  expect(await keeper.find('a')).toBeUndefined();
  isFull = false;
  keeper.keep('a', { json: '1', at: 2 });
  await keeper.stop();
  expect(await keeper.find('a')).toEqual({ json: '1', at: 2 });
});

test('an answer refused by a locked file is written when it is next offered, even if unchanged', async () => {
  const whole = memoryFile();
  let tries = 0;
  const file = {
    ...whole,
    keep(answers: readonly Packed[]) {
      tries += 1;
      if (tries === 4) throw new Error('database is locked');
      whole.keep(answers);
    },
  };
  const keeper = createKeeper({ file, shared: null });
  const offer = async (at: number) => {
    for (let n = 0; n < 60; n += 1) keeper.keep(`k${n}`, { json: '1', at });
    await keeper.stop();
  };
  await offer(1);
  expect(whole.written).toHaveLength(60);
  await offer(2);
  await offer(2);
  const last = new Map(whole.written.map(({ key, at }) => [key, at]));
  expect([...last.values()]).toEqual(Array.from({ length: 60 }, () => 2));
  await offer(3);
  expect(whole.written).toHaveLength(120);
});

test('an answer is found while it is being written', async () => {
  const reached = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const shared = {
    find: () => Promise.resolve(undefined),
    async keep() {
      reached.resolve();
      await goesOn.promise;
    },
  };
  const keeper = createKeeper({ file: { ...memoryFile(), find: () => undefined }, shared, everyMs: 0 });
  keeper.keep('a', { json: '1', at: 0 });
  await reached.promise;
  expect(await keeper.find('a')).toMatchObject({ json: '1' });
  goesOn.resolve();
  await keeper.stop();
});

describe('with other machines', () => {
  async function machines() {
    const server = await startRedis();
    const redis = createRedis(server.url, 10, 'redis');
    onTestFinished(async () => {
      redis.stop();
      await server[Symbol.asyncDispose]();
    });
    return {
      server,
      keeperOf: (most?: Record<string, number>) =>
        createKeeper({ file: memoryFile(), shared: shareAnswers(redis, most) }),
    };
  }

  test('an answer of one machine is found by another that starts in an outage', async () => {
    const { keeperOf } = await machines();
    const one = keeperOf();
    for (const at of [MINUTE, 2 * MINUTE]) {
      one.keep('home', { json: `{"at":${at}}`, at });
      await one.stop();
    }
    expect(await keeperOf().find('home')).toEqual({ json: '{"at":120000}', at: 2 * MINUTE });
    expect(await keeperOf().find('never asked')).toBeUndefined();
  });

  test('machines keep a limited number together, and made-up requests push out no repeated ones', async () => {
    const { server, keeperOf } = await machines();
    const one = keeperOf({ 'shop:good': 2, 'shop:good.new': 2 });
    const keep = async (key: string, at: number) => {
      one.keep(key, { json: '0', at });
      await one.stop();
    };
    for (const name of ['a', 'b', 'c']) for (const later of [0, 1]) await keep(name, later);
    for (let n = 0; n < 6; n += 1) await keep(`made-up-${n}`, 10 + n);
    const kept = () => [...server.values.keys()].map((key) => key.slice('shop:good:'.length)).toSorted();
    expect(kept()).toEqual(['b', 'c', 'made-up-4', 'made-up-5']);
    const other = keeperOf({ 'shop:good': 2, 'shop:good.new': 2 });
    other.keep('b', { json: '1', at: 50 });
    await other.stop();
    expect(kept()).toEqual(['b', 'c', 'made-up-4', 'made-up-5']);
  });

  test('a value that is not a kept answer counts as missing', async () => {
    const { server, keeperOf } = await machines();
    server.values.set('shop:good:a', Buffer.from('no answer of ours'));
    expect(await keeperOf().find('a')).toBeUndefined();
  });
});
