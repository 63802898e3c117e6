import { expect, test } from 'vitest';
import { crashRounds } from '../../../scripts/crash/rounds.ts';

// Real processes and a real disk take their time on a busy machine. `npm run crash` makes fifty rounds.
test('kill -9 during checkouts loses and duplicates no acknowledged order and loses no stock', {
  timeout: 120_000,
}, async () => {
  const { placed, paid, faults } = await crashRounds(2, () => undefined);
  expect(faults).toEqual([]);
  expect(placed).toBeGreaterThan(0);
  expect(paid).toBeGreaterThan(0);
});
