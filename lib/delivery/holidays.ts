import { bankHolidays } from '@/lib/dates/bank-holidays';
import type { Day } from '@/lib/dates/rules';
import type { Holidays, Nation } from './types';

/** Where the warehouse stands and the vans start. */
export const HOME_NATION: Nation = 'england-and-wales';

/**
 * Whether a nation keeps a holiday. A year that is listed for the nation is as it is listed, since a government moves
 * holidays and adds some; a year that is not is as England and Wales have it, and theirs is as the law reckons it.
 */
export function isHoliday(day: Day, nation: Nation, holidays: Holidays): boolean {
  const year = day.slice(0, 4);
  const listed = [holidays[nation], holidays[HOME_NATION]].find((days) =>
    days?.some((each) => each.startsWith(year)),
  );
  return listed ? listed.includes(day) : bankHolidays(Number(year)).has(day);
}
