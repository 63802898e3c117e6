import { expect, test } from 'vitest';
import { bankHolidays } from '@/lib/dates/bank-holidays';
import { longDay, londonDate, londonHour, londonInstant, shortDay } from '@/lib/dates/rules';

test.each([
  ['england-and-wales', 2024, ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26']],
  [
    'england-and-wales',
    2026,
    ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28'],
  ],
  [
    'england-and-wales',
    2027,
    ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-25', '12-26', '12-27', '12-28'],
  ],
  [
    'england-and-wales',
    2028,
    ['01-01', '01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
  ],
  [
    'scotland',
    2026,
    ['01-01', '01-02', '04-03', '05-04', '05-25', '08-03', '11-30', '12-25', '12-26', '12-28'],
  ],
  [
    'scotland',
    2028,
    ['01-01', '01-02', '01-03', '01-04', '04-14', '05-01', '05-29', '08-07', '11-30', '12-25', '12-26'],
  ],
  [
    'northern-ireland',
    2026,
    [
      '01-01',
      '03-17',
      '04-03',
      '04-06',
      '05-04',
      '05-25',
      '07-12',
      '07-13',
      '08-31',
      '12-25',
      '12-26',
      '12-28',
    ],
  ],
] as const)('the bank holidays of %s in %i are those of the calendar', (nation, year, days) => {
  expect([...bankHolidays(year, nation)].toSorted()).toEqual(days.map((day) => `${year}-${day}`));
});

test('London is an hour ahead of UTC in summer', () => {
  expect(londonDate(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  expect(londonHour(new Date('2026-06-30T19:30:00Z'))).toBe(20);
  expect(londonInstant('2026-06-30', 20).toISOString()).toBe('2026-06-30T19:00:00.000Z');
  expect(londonInstant('2026-11-20', 20).toISOString()).toBe('2026-11-20T20:00:00.000Z');
  expect(londonInstant('2026-10-25', 20).toISOString()).toBe('2026-10-25T20:00:00.000Z');
});

test('days are written in short and in full', () => {
  expect(shortDay('2026-11-24')).toBe('Tue 24 Nov');
  expect(longDay('2026-11-24')).toBe('Tuesday 24 November');
});
