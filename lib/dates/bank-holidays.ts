import { addDays, type Day, weekdayOf } from './rules';

const MONDAY = 1;

const years = new Map<number, ReadonlySet<Day>>();

/** Bank holidays of England and Wales with their substitute days, and Christmas and Boxing Day themselves. */
export function bankHolidays(year: number): ReadonlySet<Day> {
  const holidays = years.get(year) ?? workOut(year);
  years.set(year, holidays);
  return holidays;
}

function workOut(year: number): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const christmas = `${year}-12-25`;
  const boxingDay = `${year}-12-26`;
  const fixed = [`${year}-01-01`, christmas, boxingDay];
  const days = new Set([
    ...fixed,
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(`${year}-05-01`),
    addDays(mondayFrom(`${year}-06-01`), -7),
    addDays(mondayFrom(`${year}-09-01`), -7),
  ]);
  for (const day of fixed) {
    if (weekdayOf(day) % 6 === 0) days.add(nextWeekday(day, days));
  }
  return days;
}

/** @param taken days that are holidays already, which a substitute day skips. */
function nextWeekday(day: Day, taken: ReadonlySet<Day>): Day {
  let next = addDays(day, 1);
  while (weekdayOf(next) % 6 === 0 || taken.has(next)) next = addDays(next, 1);
  return next;
}

function mondayFrom(day: Day): Day {
  return addDays(day, (MONDAY - weekdayOf(day) + 7) % 7);
}

/** The Gregorian computus of 1876 (Butcher). */
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
