import { describe, expect, it } from 'vitest';
import { isHoliday } from '@/lib/delivery/holidays';
import { earliestDay, isDeliveryDay } from '@/lib/delivery/rules';
import type { Holidays } from '@/lib/delivery/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const LISTED: Holidays = {
  'england-and-wales': ['2022-06-02', '2022-06-03', '2022-12-26'],
  scotland: ['2026-11-30', '2026-12-25'],
};

describe('bank holidays', () => {
  it.each([
    ['2026-05-25', 'england-and-wales', {}, true],
    ['2026-05-25', 'scotland', {}, true],
    ['2026-11-30', 'scotland', {}, true],
    ['2026-03-17', 'scotland', {}, false],
    ['2026-03-17', 'northern-ireland', {}, true],
    // In a year that is listed, no other day is one.
    ['2022-06-02', 'england-and-wales', LISTED, true],
    ['2022-05-30', 'england-and-wales', LISTED, false],
    ['2023-05-29', 'england-and-wales', LISTED, true],
    ['2026-11-30', 'scotland', LISTED, true],
    ['2026-05-25', 'scotland', LISTED, false],
    // What is listed for one nation says nothing of another.
    ['2022-06-02', 'scotland', LISTED, false],
    ['2026-11-30', 'northern-ireland', LISTED, false],
  ] as const)('on %s in %s, given %j: %s', (day, nation, holidays, is) =>
    expect(isHoliday(day, nation, holidays)).toBe(is),
  );
});

it('a bank holiday stops deliveries to its nation, and to all nations if it is one at the warehouse', () => {
  const { mainland, highlands } = BUILT_IN.delivery.zones;
  const terms = { holidays: LISTED };
  expect(isDeliveryDay('2026-11-30', mainland, terms)).toBe(true);
  expect(isDeliveryDay('2026-11-30', highlands, terms)).toBe(false);
  expect(isDeliveryDay('2026-05-25', highlands, terms)).toBe(false);
  expect(earliestDay('2026-11-24', highlands, 'large', { holidays: {} })).toBe('2026-11-28');
  expect(earliestDay('2026-11-24', highlands, 'large', { holidays: { scotland: ['2026-11-28'] } })).toBe(
    '2026-11-30',
  );
});
