import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifeToday, lifeUntil, nextTurn } from '@/lib/dates/life';
import { londonDate } from '@/lib/dates/rules';
import { orderDay } from '@/lib/delivery/rules';
import { BUILT_IN } from '@/lib/policy/data/built-in';

test.each([
  ['2026-11-20T12:00:00Z', 60, '2026-11-20T20:00:00.000Z'],
  ['2026-11-20T19:59:50Z', 10, '2026-11-20T20:00:00.000Z'],
  ['2026-11-20T20:00:00Z', 60, '2026-11-21T00:00:00.000Z'],
  ['2026-11-20T23:59:59.500Z', 1, '2026-11-21T00:00:00.000Z'],
  ['2026-07-01T18:30:00Z', 60, '2026-07-01T19:00:00.000Z'],
  ['2026-07-01T22:30:00Z', 60, '2026-07-01T23:00:00.000Z'],
  ['2026-03-29T00:30:00Z', 60, '2026-03-29T19:00:00.000Z'],
  ['2026-10-24T23:00:00Z', 60, '2026-10-25T20:00:00.000Z'],
])('at %s a page is revalidated after %i s, and is true until %s', (now, revalidate, turn) => {
  expect(lifeToday(new Date(now), 20)).toEqual({ stale: 30, revalidate, expire: 86_400 });
  expect(nextTurn(new Date(now), 20).toISOString()).toBe(turn);
});

test('what a page says about today stays the same until the next turn, and changes then', () => {
  const said = (at: number) => `${londonDate(new Date(at))} ${orderDay(new Date(at), BUILT_IN.delivery)}`;
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
  fc.assert(
    fc.property(instants, (at) => {
      const turn = nextTurn(new Date(at), 20).getTime();
      expect(turn).toBeGreaterThan(at);
      expect(said(turn - 1)).toBe(said(at));
      expect(said(turn)).not.toBe(said(at));
    }),
  );
});

test('content that ends before its cache lifetime is revalidated when it ends', () => {
  const life = { stale: 300, revalidate: 300, expire: 2_592_000 };
  const now = new Date('2026-12-28T23:58:00Z');
  expect(lifeUntil(new Date('2026-12-28T23:59:00Z'), now, life)).toEqual({ ...life, revalidate: 60 });
  expect(lifeUntil(new Date('2026-12-30T00:00:00Z'), now, life)).toEqual(life);
});
