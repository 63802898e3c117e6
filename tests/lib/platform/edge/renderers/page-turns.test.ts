import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageTurns } from '@/lib/platform/edge/renderers/page-turns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages that end when they are told to, made in turn while the loop is so busy. */
function pages(busy: () => number) {
  const inTurn = createPageTurns(busy);
  const begun: number[] = [];
  const ends: ((outcome: 'made' | 'broken') => void)[] = [];
  const ask = (page: number) =>
    inTurn(
      () =>
        new Promise((settle, reject) => {
          begun.push(page);
          ends[page] = (outcome) => (outcome === 'made' ? settle(page) : reject(new Error(outcome)));
        }),
    );
  return { begun, ask, end: (page: number, outcome: 'made' | 'broken' = 'made') => ends[page]?.(outcome) };
}

test('four pages are made at once while the event loop is busy, and the next when one ends', async () => {
  const { begun, ask, end } = pages(() => 1);
  for (let page = 0; page < 7; page += 1) void ask(page);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toEqual([0, 1, 2, 3]);
  end(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('a page that fails makes room too, and its request gets the error', async () => {
  const { begun, ask, end } = pages(() => 1);
  const first = ask(0);
  for (let page = 1; page < 5; page += 1) void ask(page);
  end(0, 'broken');
  await expect(first).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('while all pages only wait for services, another begins every five milliseconds', async () => {
  const { begun, ask } = pages(() => 0.2);
  for (let page = 0; page < 10; page += 1) void ask(page);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(10);
  expect(vi.getTimerCount()).toBe(0);
});

test('when more than four pages were begun, no other begins until fewer than four are left', async () => {
  let busy = 0;
  const { begun, ask, end } = pages(() => busy);
  for (let page = 0; page < 8; page += 1) void ask(page);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toHaveLength(6);
  busy = 1;
  end(0);
  end(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toHaveLength(6);
  end(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(7);
});
