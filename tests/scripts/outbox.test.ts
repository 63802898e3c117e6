import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/platform/durable/outbox/worker';
import { outboxIn } from '../support/outbox';
import { outboxCommand } from '../../scripts/outbox/command.ts';
import { Problem } from '../../scripts/lib/problem.ts';

const NOW = Date.UTC(2026, 10, 23, 0, 4);

/** An outbox in which `a` and `b` were given up and `c` waits, for a day already. */
async function anOutbox() {
  const { store } = outboxIn(':memory:');
  const delivered: string[] = [];
  let isWell = false;
  const round = (now: number) =>
    deliverDue({
      store,
      deliver: {
        letter: async (payload, key) => {
          if (isWell) delivered.push(`${key}: ${String(payload)}`);
          return isWell ? 'done' : key === 'c' ? 'later' : 'never';
        },
      },
      clock: () => now,
      onTry: () => undefined,
      unsettled: [],
    });
  for (const key of ['a', 'b', 'c']) await store.add({ kind: 'letter', key, payload: `to ${key}` }, NOW, 10);
  await round(NOW);
  isWell = true;
  return {
    store,
    delivered,
    round,
    run: (...args: string[]) => outboxCommand({ ...store, now: async () => NOW + 60_000 }, args),
  };
}

test('items that were given up are listed by key, without their payload', async () => {
  const { run } = await anOutbox();
  expect((await run('list')).split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    '2 given up, 1 waiting (1 letter).',
    'given up | kept | tries | kind | key',
    '2026-11-23 00:04 | 2026-11-23 00:04 | 1 | letter | a',
    '2026-11-23 00:04 | 2026-11-23 00:04 | 1 | letter | b',
  ]);
});

test('an item is retried by its key and all by --all, and each is delivered once', async () => {
  const { run, round, store, delivered } = await anOutbox();
  expect(await run('retry', 'b')).toBe('1 will be tried again.');
  expect((await store.dead()).map(({ key }) => key)).toEqual(['a']);
  expect(await run('retry', '--all')).toBe('1 will be tried again.');
  await round(NOW + 60_000);
  expect(delivered.toSorted()).toEqual(['a: to a', 'b: to b', 'c: to c']);
  expect(await run('list')).toBe('0 given up, 0 waiting.');
  expect(await run('retry', '--all')).toBe('0 will be tried again.');
});

test('an item is dropped by its key, and never delivered', async () => {
  const { run, round, store, delivered } = await anOutbox();
  expect(await run('drop', 'a')).toBe('1 will not be delivered.');
  await round(NOW + 60_000);
  expect(delivered).toEqual(['c: to c']);
  expect(await store.stateOf('a')).toBe('done');
});

test.each([
  [],
  ['retry'],
  ['list', 'a'],
  ['drop'],
  ['drop', 'c'],
  ['drop', '--all'],
  ['retry', 'c'],
  ['retry', 'a', 'nowhere'],
])('unclear arguments change nothing: %j', async (...args) => {
  const { run, store } = await anOutbox();
  await expect(run(...args)).rejects.toThrow(Problem);
  expect(await store.dead()).toHaveLength(2);
});
