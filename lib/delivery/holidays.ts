import { bankHolidays } from '@/lib/dates/bank-holidays';
import type { Nation } from '@/lib/dates/nations';
import type { Day } from '@/lib/dates/rules';
import type { Holidays } from './types';

/** Nation of the warehouse, from which the vans start. */
export const HOME_NATION: Nation = 'england-and-wales';

/**
 * Whether a day is a holiday of a nation. A year that is listed for the nation is used as listed, because governments
 * move and add holidays; for any other year the holidays are calculated by law.
 */
export function isHoliday(day: Day, nation: Nation, holidays: Holidays): boolean {
  const year = day.slice(0, 4);
  const listed = holidays[nation];
  return listed?.some((each) => each.startsWith(year))
    ? listed.includes(day)
    : bankHolidays(Number(year), nation).has(day);
}
