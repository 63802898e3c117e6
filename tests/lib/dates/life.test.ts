import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifeToday } from '@/lib/dates/life';
import { londonDate } from '@/lib/dates/rules';

test.each([
  ['2026-11-20T12:00:00Z', 60, 43_200],
  ['2026-11-20T23:54:00Z', 60, 360],
  ['2026-11-20T23:58:00Z', 60, 300],
  ['2026-11-20T23:59:50Z', 10, 300],
  ['2026-11-21T00:00:00Z', 60, 86_400],
  ['2026-07-01T22:30:00Z', 60, 1_800],
  ['2026-03-28T12:00:00Z', 60, 43_200],
  ['2026-03-29T00:00:00Z', 60, 82_800],
  ['2026-10-24T23:00:00Z', 60, 90_000],
])('at %s made anew after %i s, shown to nobody after %i s', (now, revalidate, expire) =>
  expect(lifeToday(new Date(now))).toEqual({ stale: 30, revalidate, expire }),
);

test('nothing that was made before the last five minutes of a day is shown on the next', () => {
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
  fc.assert(
    fc.property(instants, (at) => {
      const { revalidate, expire } = lifeToday(new Date(at));
      expect(revalidate).toBeGreaterThan(0);
      expect(expire).toBeGreaterThan(revalidate);
      const [shown, after] = [at + (expire - 1) * 1_000, at + (expire + 1) * 1_000];
      if (expire > 300) expect(londonDate(new Date(shown))).toBe(londonDate(new Date(at)));
      expect(londonDate(new Date(after)) > londonDate(new Date(at))).toBe(true);
    }),
  );
});
