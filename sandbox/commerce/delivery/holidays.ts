import { addDays, type Day, weekdayOf } from './calendar.ts';
import type { Nation } from './nations.ts';

/**
 * Whether a day is a bank holiday in a nation, or a substitute day for one (Banking and Financial Dealings Act 1971; St
 * Andrew's Day Bank Holiday (Scotland) Act 2007; annual proclamations).
 */
export function isBankHoliday(day: Day, nation: Nation): boolean {
  const key = `${nation} ${day.slice(0, 4)}`;
  let known = years.get(key);
  if (!known) {
    known = holidaysOf(Number(day.slice(0, 4)), nation);
    years.set(key, known);
  }
  return known.has(day);
}

const years = new Map<string, ReadonlySet<Day>>();

const FIXED: Readonly<Record<Nation, readonly string[]>> = {
  'england-and-wales': ['01-01', '12-25', '12-26'],
  scotland: ['01-01', '01-02', '11-30', '12-25', '12-26'],
  'northern-ireland': ['01-01', '03-17', '07-12', '12-25', '12-26'],
};

function holidaysOf(year: number, nation: Nation): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const monday = (from: Day): Day => addDays(from, (8 - weekdayOf(from)) % 7);
  const lastMonday = (monthAfter: Day): Day => addDays(monday(monthAfter), -7);
  const fixed = FIXED[nation].map((day) => `${year}-${day}`);
  const summer =
    nation === 'scotland' ? [monday(`${year}-08-01`)] : [addDays(easter, 1), lastMonday(`${year}-09-01`)];
  const days = new Set([
    ...fixed,
    addDays(easter, -2),
    monday(`${year}-05-01`),
    lastMonday(`${year}-06-01`),
    ...summer,
  ]);
  for (const day of fixed.filter((each) => weekdayOf(each) % 6 === 0)) {
    let instead = addDays(day, 1);
    while (weekdayOf(instead) % 6 === 0 || days.has(instead)) instead = addDays(instead, 1);
    days.add(instead);
  }
  return days;
}

/**
 * Returns Easter Sunday by the anonymous Gregorian computus (Nature, 1876; Butcher) in New Scientist's form of 1961.
 */
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
