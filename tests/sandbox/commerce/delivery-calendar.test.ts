import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  dayAtEnd,
  dayInWords,
  londonDay,
  londonInstant,
} from '../../../sandbox/commerce/delivery/calendar.ts';

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2026-01-01', days));

test('the day is read back from the description that promises it', () => {
  fc.assert(
    fc.property(day, (each) => {
      expect(dayAtEnd(`Two-person delivery, ${dayInWords(each)}`)).toBe(each);
    }),
  );
});

test.each(['', 'As agreed by telephone', 'Call 24', '24 Nonsense 2026', 'Tuesday 24 November 2026 at noon'])(
  'no day is read from "%s"',
  (words) => {
    expect(dayAtEnd(words)).toBeNull();
  },
);

test('an hour of a day is an hour of London time, in winter and in summer', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 3, max: 23 }), (each, hour) => {
      expect(londonDay(londonInstant(each, hour))).toEqual({ day: each, hour });
    }),
  );
});
