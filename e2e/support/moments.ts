import { bankHolidays } from '../../lib/dates/bank-holidays.ts';
import { addDays, type Day, londonDate, londonInstant, weekdayOf } from '../../lib/dates/rules.ts';

const MINUTE_MS = 60_000;

/** Returns an instant in London time: `at('2026-11-24', 20, -2)` is two minutes before eight in the evening. */
export const at = (day: Day, hour: number, minutes = 0): Date =>
  new Date(londonInstant(day, hour).getTime() + Math.round(minutes * MINUTE_MS));

export const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS);

/** Returns the first matching day after the day of an instant. */
export function dayAfter(from: Date, fits: (day: Day) => boolean = () => true): Day {
  let day = addDays(londonDate(from), 1);
  while (!fits(day)) day = addDays(day, 1);
  return day;
}

export const isSunday = (day: Day): boolean => weekdayOf(day) === 0;

export const isBankHoliday = (day: Day): boolean =>
  bankHolidays(Number(day.slice(0, 4)), 'england-and-wales').has(day);
