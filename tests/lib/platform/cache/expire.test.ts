import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expireAgain, expireByEvent, expireTags } from '@/lib/platform/cache/expire';
import { TAGS_OF_FRAMES } from '@/lib/platform/cache/cache-tags';
import { EXPIRY_LINK, MACHINES } from '@/lib/platform/cache/expiry-link';
import { processSingleton } from '@/lib/platform/process-singleton';
import { tagsOfCommerceEvent } from '@/lib/platform/upstreams/webhook-tags';

let processes: string[][] = [];
let machines: string[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [processes, machines] = [[], []];
  const link = (told: string[][]) => ({
    tell: async (tags: readonly string[]) => void (tags.length > 0 && told.push([...tags])),
  });
  processSingleton(EXPIRY_LINK, () => link(processes));
  processSingleton(MACHINES, () => link(machines));
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
});

test('expired tags are sent to all processes and to all machines', async () => {
  await expireTags(['product-7', 'lists']);
  expect([processes, machines]).toEqual([[['product-7', 'lists']], [['product-7', 'lists']]]);
});

test('a series of events expires each product at once, and lists once and then only after five seconds', async () => {
  await expireByEvent(['product-1', 'lists']);
  expect(processes.flat().toSorted()).toEqual(['lists', 'product-1']);
  for (let second = 1; second <= 4; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    const told = processes.length;
    await expireByEvent([`product-${second}`, 'lists']);
    expect(processes.slice(told)).toEqual([[`product-${second}`]]);
  }
});

test('lists are expired within five seconds, and at once after a period without events', async () => {
  const isToldOfLists = () => processes.flat().filter((tag) => tag === 'lists').length;
  await expireByEvent(['product-1', 'lists']);
  await expireByEvent(['product-2', 'lists', 'products']);
  expect(isToldOfLists()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isToldOfLists(), machines.at(-1)]).toEqual([2, ['lists', 'products']]);
  await vi.advanceTimersByTimeAsync(5_000);
  await expireByEvent(['product-3', 'lists']);
  expect(isToldOfLists()).toBe(3);
});

test('an import of products expires all pages at once and then every five seconds, not per product', async () => {
  const tags = tagsOfCommerceEvent({ scope: 'store/product/created', data: { id: 7 } }) ?? [];
  const timesOfPages = () =>
    processes.filter((told) => told.some((tag) => TAGS_OF_FRAMES.includes(tag))).length;
  for (let each = 0; each < 50; each += 1) await expireByEvent(tags);
  expect(timesOfPages()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(timesOfPages()).toBe(2);
  expect(processes.filter((told) => told.includes('product-7'))).toHaveLength(50);
});

test('categories and content are expired at once, however often events come', async () => {
  await expireByEvent(['categories', 'category-1']);
  await expireByEvent(['content']);
  expect(processes).toEqual([['categories', 'category-1'], ['content']]);
});

test('content is expired again three times, until the service’s own network must be up to date', async () => {
  expireAgain(['content']);
  expect(processes).toEqual([]);
  for (const [after, times] of [
    [10_000, 1],
    [30_000, 2],
    [90_000, 3],
    [3_600_000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after);
    expect(processes).toEqual(Array.from({ length: times }, () => ['content']));
  }
});
