import { expect, test } from 'vitest';
import { instantOf, isDay } from '@/lib/dates/rules';

test.each([
  ['2026-12-20', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20 December', false],
])('%s is a valid day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test('a day is seen at the current moment if it is today, and otherwise at noon in London', () => {
  const now = new Date('2026-11-23T18:00:00Z');
  expect(instantOf('2026-11-23', now)).toBe(now);
  expect(instantOf('2026-12-20', now)).toEqual(new Date('2026-12-20T12:00:00Z'));
  expect(instantOf('2027-06-20', now)).toEqual(new Date('2027-06-20T11:00:00Z'));
});
