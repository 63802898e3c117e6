import { bankHolidays } from '@/lib/dates/bank-holidays';
import type { Nation } from '@/lib/dates/nations';
import type { Day } from '@/lib/dates/rules';
import type { Holidays } from './types';

/** Where the warehouse stands and the vans start. */
export const HOME_NATION: Nation = 'england-and-wales';

/**
 * Whether a nation keeps a holiday. A year that is listed for the nation is as it is listed, since a government moves
 * holidays and adds some; a year that is not is as the law reckons it.
 */
export function isHoliday(day: Day, nation: Nation, holidays: Holidays): boolean {
  const year = day.slice(0, 4);
  const listed = holidays[nation];
  return listed?.some((each) => each.startsWith(year))
    ? listed.includes(day)
    : bankHolidays(Number(year), nation).has(day);
}
