import type { CacheEntry } from 'next/dist/server/lib/cache-handlers/types.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalHandler } from '@/lib/platform/cache/data-cache/local';
import type { KeptEntry } from '@/lib/platform/cache/data-cache/entry';
import { bytesFor } from '@/lib/platform/cache/budget';
import { createMemory, heldBytes } from '@/lib/platform/cache/memory';

beforeEach(() => {
  vi.stubEnv('CACHE_MEMORY_MB', '64');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const start = () => createLocalHandler(createMemory<KeptEntry>('answers'));
const answer = (text: string, more: Partial<CacheEntry> = {}): CacheEntry => ({
  value: new Blob([text]).stream(),
  tags: [`of-${text}`],
  stale: 60,
  timestamp: performance.timeOrigin + performance.now(),
  expire: 3_600,
  revalidate: 60,
  ...more,
});
const read = async (handler: ReturnType<typeof start>, key: string) => {
  const entry = await handler.get(key, []);
  return entry && new Response(entry.value).text();
};

test('an entry can be read any number of times, even while it is still being written', async () => {
  const handler = start();
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const set = handler.set('key', promise);
  const waiting = read(handler, 'key');
  resolve(answer('goods'));
  expect([await waiting, await read(handler, 'key'), await read(handler, 'key')]).toEqual(
    Array.from({ length: 3 }, () => 'goods'),
  );
  await set;
});

test('an entry is returned until its lifetime is over or one of its tags is expired', async () => {
  const handler = start();
  await handler.set('old', Promise.resolve(answer('old', { timestamp: Date.now() - 61_000 })));
  await handler.set('never', Promise.resolve(answer('never', { expire: 0 })));
  await handler.set('goods', Promise.resolve(answer('goods')));
  await handler.set('failed', Promise.reject(new Error('The platform is away.')));
  const keys = ['old', 'never', 'goods', 'failed', 'unknown'];
  const all = () => Promise.all(keys.map((key) => read(handler, key)));
  expect(await all()).toEqual([undefined, undefined, 'goods', undefined, undefined]);
  await handler.updateTags(['of-goods'], { expire: 0 });
  await expect.poll(all).toEqual(keys.map(() => undefined));
});

test('an entry whose tag expired in the millisecond in which it was made is not returned', async () => {
  const clock = vi.spyOn(performance, 'now');
  const sinceStart = (instant: number) => instant - performance.timeOrigin;
  const second = Math.ceil(performance.timeOrigin / 1_000) * 1_000;
  const handler = start();
  clock.mockReturnValue(sinceStart(second + 0.2));
  await handler.set('goods', Promise.resolve(answer('goods')));
  clock.mockReturnValue(sinceStart(second + 0.4));
  await handler.updateTags(['of-goods'], { expire: 0 });
  clock.mockReturnValue(sinceStart(second + 5));
  expect(await read(handler, 'goods')).toBeUndefined();
});

test('entries of made-up addresses stay within their share of memory, however small', async () => {
  const handler = start();
  for (let at = 0; at < 20_000; at += 1) {
    const bytes = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('null'));
        controller.close();
      },
    });
    await handler.set(`["place","/made-up-${at}"]`, Promise.resolve(answer('', { value: bytes })));
  }
  const held = new Map(heldBytes()).get('answers') ?? 0;
  expect(held).toBeLessThanOrEqual(bytesFor('answers') / 4);
});
