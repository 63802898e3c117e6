import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesFor, CACHE_NAMES, isOpen } from '@/lib/platform/cache/budget';
import { createMemory, heldBytes } from '@/lib/platform/cache/memory';
import { bytesOf } from '@/lib/platform/cache/size';

let now = 0;
beforeEach(() => {
  vi.stubEnv('CACHE_MEMORY_MB', '64');
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const OPEN = CACHE_NAMES.filter(isOpen);
const held = (name: string) => new Map<string, number>(heldBytes()).get(name) ?? 0;

test.each(CACHE_NAMES)('%s stay within their share of memory, however small the entries', (name) => {
  const memory = createMemory<object>(name);
  for (let at = 0; at < 20_000; at += 1) {
    now += 100;
    memory.set(`/made-up-${at}`, { tags: ['routes'], bytes: Buffer.alloc(at % 700) });
    memory.get(`/made-up-${at - 100}`);
  }
  expect(held(name)).toBeLessThanOrEqual(bytesFor(name));
  expect(held(name)).toBeGreaterThan(bytesFor(name) * 0.7);
});

test.each(OPEN)('in %s an entry requested twice outlives thousands of made-up addresses', (name) => {
  const memory = createMemory<string>(name);
  memory.set('/dryers', 'x');
  now += 60_000;
  expect(memory.get('/dryers')).toBe('x');
  for (let at = 0; at < 20_000; at += 1) memory.set(`/made-up-${at}`, 'x'.repeat(500));
  expect(memory.get('/dryers')).toBe('x');
  expect(held(name)).toBeLessThanOrEqual(bytesFor(name) / 4 + 10_000);
  expect(memory.get('/made-up-0')).toBeUndefined();
});

test.each(OPEN)(
  'in %s an entry written twice counts as requested twice, unless both were for one request',
  (name) => {
    const memory = createMemory<number>(name);
    for (const key of ['/again', '/at-once']) memory.set(key, 1);
    memory.set('/at-once', 2);
    now += 60_000;
    memory.set('/again', 2);
    for (let at = 0; at < 20_000; at += 1) memory.set(`/made-up-${at}`, at);
    expect([memory.get('/again'), memory.get('/at-once')]).toEqual([2, undefined]);
  },
);

test.each(OPEN)('%s keep an entry that is larger than the share of new entries', (name) => {
  const memory = createMemory<Buffer>(name);
  memory.set('/large', Buffer.alloc(bytesFor(name) / 3));
  expect(memory.get('/large')).toBeDefined();
});

test.each(OPEN)('in %s a large entry is replaced by a small one written at once after it', (name) => {
  const memory = createMemory<Buffer>(name);
  memory.set('/sale', Buffer.alloc(bytesFor(name) / 3));
  memory.set('/sale', Buffer.alloc(10));
  expect(memory.get('/sale')).toHaveLength(10);
  expect(held(name)).toBeLessThan(10_000);
});

test('the size of a value includes everything that it holds', () => {
  expect(bytesOf('a page')).toBe(12);
  expect(bytesOf(Buffer.alloc(1_000))).toBeGreaterThanOrEqual(1_000);
  expect(bytesOf({ html: 'a'.repeat(1_000), rscData: Buffer.alloc(1_000) })).toBeGreaterThanOrEqual(3_000);
  expect(bytesOf(new Map([['/part', Buffer.alloc(1_000)]]))).toBeGreaterThanOrEqual(1_010);
  expect(bytesOf([undefined, null, 1, true, () => 1])).toBeLessThan(200);
});
