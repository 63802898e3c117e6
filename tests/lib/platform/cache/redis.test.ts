import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createRedis, type Redis } from '@/lib/platform/cache/redis';
import type { BreakerState } from '@/lib/platform/upstreams/resilience/breaker';
import { existingSingleton } from '@/lib/platform/process-singleton';
import { stubEnvironment } from '../../../support/environment';
import { startMachine } from '../../../support/machine';
import { hasRedis, startRealRedis } from '../../../support/real-redis';
import { startRedis } from '../../../support/redis-server';

/** Three seconds for an answer. */
const PATIENCE = 60;

function connect(url: string, patience = PATIENCE): Redis {
  const redis = createRedis(url, patience, 'redis');
  onTestFinished(() => redis.stop());
  return redis;
}
const stateOf = () => existingSingleton<{ state(): BreakerState }>('breaker.redis')?.state();

afterEach(() => Reflect.get(globalThis, 'hobwrightShared')?.delete('breaker.redis'));

describe('a Redis that fails', () => {
  test('is skipped at once when it refuses connections, and its breaker opens', async () => {
    const redis = connect('redis://127.0.0.1:1');
    expect(await redis.ask('GET', 'a')).toBeUndefined();
    expect(stateOf()).toBe('open');
  });

  test('is used again as soon as it is back', async () => {
    await using server = await startRedis();
    const redis = connect(server.url);
    expect(await redis.ask('SET', 'a', '1')).toEqual(Buffer.from('OK'));
    server.state = 'away';
    expect(await redis.ask('GET', 'a')).toBeUndefined();
    server.state = 'well';
    await expect.poll(() => redis.ask('GET', 'a')).toEqual(Buffer.from('1'));
    expect(stateOf()).toBe('closed');
  });

  test('may reject commands without being considered down', async () => {
    await using server = await startRedis();
    const redis = connect(server.url);
    for (let at = 0; at < 10; at += 1) expect(await redis.ask('NONSENSE')).toBeUndefined();
    expect(await redis.ask('PING')).toEqual(Buffer.from('PONG'));
  });
});

describe('a real Redis', () => {
  beforeEach(({ skip }) => skip(!hasRedis, 'This machine has no redis-server.'));

  test('returns the bytes that it was given, with a password, in the chosen database', async () => {
    await using server = await startRealRedis();
    const redis = connect(server.url);
    const bytes = Buffer.from([0, 13, 10, 255]);
    expect(await redis.ask('SET', 'a', bytes, 'PX', '60000', 'NX')).toEqual(Buffer.from('OK'));
    expect(await redis.ask('SET', 'a', 'b', 'NX')).toBeNull();
    expect(await redis.ask('GET', 'a')).toEqual(bytes);
    expect(await redis.ask('INCR', 'n')).toBe(1);
    expect(await redis.ask('ZADD', 'z', '2', 'two', '1', 'one')).toBe(2);
    const ranked = await redis.ask('ZRANGE', 'z', '0', '-1', 'WITHSCORES');
    expect(Array.isArray(ranked) && ranked.map(String)).toEqual(['one', '1', 'two', '2']);
    expect(server.cli('GET', 'n')).toBe('1');
  });

  test('counts tries for all machines; once it is down each machine counts for itself', async () => {
    const server = await startRealRedis();
    stubEnvironment({ REDIS_URL: server.url, UPSTREAM_PATIENCE: String(PATIENCE) });
    const memory = (await import('@/lib/platform/cache/shared-memory')).sharedMemory();
    onTestFinished(() => memory?.stop());
    await expect.poll(() => memory?.ask('PING')).toEqual(Buffer.from('PONG'));
    const { hit, forgive } = await import('@/lib/platform/http/rate-limit');
    const limit = { name: 'tries', most: 2, windowMs: 60_000 };
    server.cli('SET', 'shop:limit:tries:a', '1', 'EX', '30');
    expect(await hit(limit, 'a')).toBeNull();
    const wait = await hit(limit, 'a');
    expect(wait).toBeLessThanOrEqual(30);
    expect(wait).toBeGreaterThanOrEqual(Number(server.cli('TTL', 'shop:limit:tries:a')));
    await forgive(limit, 'a');
    expect(server.cli('GET', 'shop:limit:tries:a')).toBe('2');
    expect(await hit(limit, 'b')).toBeNull();
    expect(Number(server.cli('TTL', 'shop:limit:tries:b'))).toBeGreaterThan(50);
    await server[Symbol.asyncDispose]();
    expect([await hit(limit, 'a'), await hit(limit, 'a')]).toEqual([null, null]);
    expect(await hit(limit, 'a')).toBeGreaterThan(30);
  });

  test('may be slow once: that call is skipped, and the next one is sent as usual', async () => {
    await using server = await startRealRedis();
    const redis = connect(server.url, 10);
    await expect.poll(() => redis.ask('PING')).toEqual(Buffer.from('PONG'));
    server.freeze(true);
    expect(await redis.ask('GET', 'a')).toBeUndefined();
    server.freeze(false);
    await expect.poll(() => redis.ask('PING'), { interval: 20 }).toEqual(Buffer.from('PONG'));
    expect(stateOf()).toBe('closed');
  });

  test('shares cached answers between machines, even after it lost all of them', async () => {
    await using server = await startRealRedis();
    await using first = await startMachine(server.url);
    await using second = await startMachine(server.url);
    const product = { text: 'x'.repeat(1_500_000), tags: ['product-1'] };
    await first.set('product 1', product);
    expect(await second.get('product 1')).toBe(product.text);
    await first.expire(['product-1']);
    await expect.poll(() => second.get('product 1')).toBeNull();
    await server.kill();
    await server.start();
    await expect
      .poll(async () => {
        await first.set('product 2', { text: 'A kettle', tags: ['product-2'] });
        return server.cli('DBSIZE');
      })
      .toBe('1');
    await expect.poll(() => second.get('product 2')).toBe('A kettle');
    await expect
      .poll(async () => {
        await first.expire(['product-2']);
        return second.get('product 2');
      })
      .toBeNull();
  });
});
