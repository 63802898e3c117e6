import type { Nation } from './nations';
import { addDays, type Day, weekdayOf } from './rules';

const MONDAY = 1;

const worked = new Map<string, ReadonlySet<Day>>();

/**
 * Returns the bank holidays of a nation, including both the original and the substitute day of those that fall on a
 * weekend (Banking and Financial Dealings Act 1971, schedule 1; St Andrew's Day Bank Holiday (Scotland) Act 2007; the
 * first Monday in May, 12 July and New Year's Day as proclaimed each year).
 */
export function bankHolidays(year: number, nation: Nation): ReadonlySet<Day> {
  const key = `${nation} ${year}`;
  const holidays = worked.get(key) ?? workOut(year, nation);
  worked.set(key, holidays);
  return holidays;
}

/** Month and day, in order of the year, because a substitute day skips earlier ones. */
const FIXED: Readonly<Record<Nation, readonly string[]>> = {
  'england-and-wales': ['01-01', '12-25', '12-26'],
  scotland: ['01-01', '01-02', '11-30', '12-25', '12-26'],
  'northern-ireland': ['01-01', '03-17', '07-12', '12-25', '12-26'],
};

function workOut(year: number, nation: Nation): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const fixed = FIXED[nation].map((day) => `${year}-${day}`);
  const isScotland = nation === 'scotland';
  const days = new Set([
    ...fixed,
    addDays(easter, -2),
    ...(isScotland ? [] : [addDays(easter, 1)]),
    mondayFrom(`${year}-05-01`),
    addDays(mondayFrom(`${year}-06-01`), -7),
    isScotland ? mondayFrom(`${year}-08-01`) : addDays(mondayFrom(`${year}-09-01`), -7),
  ]);
  for (const day of fixed) {
    if (weekdayOf(day) % 6 === 0) days.add(nextWeekday(day, days));
  }
  return days;
}

/** Returns the next weekday that is not in `taken`. */
function nextWeekday(day: Day, taken: ReadonlySet<Day>): Day {
  let next = addDays(day, 1);
  while (weekdayOf(next) % 6 === 0 || taken.has(next)) next = addDays(next, 1);
  return next;
}

function mondayFrom(day: Day): Day {
  return addDays(day, (MONDAY - weekdayOf(day) + 7) % 7);
}

/** The anonymous Gregorian algorithm (Butcher, 1876). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
