/** A calendar day of London as `2026-11-20`. */
export type Day = string;

const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

export function londonDay(instant: number): { day: Day; hour: number } {
  const parts = Object.fromEntries(london.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `Tuesday 24 November 2026` */
export function dayInWords(day: Day): string {
  return words.format(new Date(`${day}T12:00:00Z`)).replace(',', '');
}

/** The day that words end with, as `dayInWords` writes it; `null`: with none. */
export function dayAtEnd(text: string): Day | null {
  const written = /\d{1,2} [A-Za-z]+ \d{4}$/.exec(text.trim())?.[0];
  const at = Date.parse(`${written} 12:00 UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

const HOUR_MS = 3_600_000;

/** When London's clocks show a full hour of a day; not meant for the hours in which they are changed. */
export function londonInstant(day: Day, hour: number): number {
  const inWinter = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return londonDay(inWinter).hour === hour ? inWinter : inWinter - HOUR_MS;
}

/** Bank holidays of England and Wales with their substitute days (Banking and Financial Dealings Act 1971). */
export function isBankHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  let known = years.get(year);
  if (!known) {
    known = holidaysOf(year);
    years.set(year, known);
  }
  return known.has(day);
}

const years = new Map<number, ReadonlySet<Day>>();

function holidaysOf(year: number): ReadonlySet<Day> {
  const easter = easterSunday(year);
  const monday = (from: Day): Day => addDays(from, (8 - weekdayOf(from)) % 7);
  const lastMonday = (monthAfter: Day): Day => addDays(monday(monthAfter), -7);
  const fixed = [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`];
  const days = new Set([
    ...fixed,
    addDays(easter, -2),
    addDays(easter, 1),
    monday(`${year}-05-01`),
    lastMonday(`${year}-06-01`),
    lastMonday(`${year}-09-01`),
  ]);
  for (const day of fixed.filter((each) => weekdayOf(each) % 6 === 0)) {
    let instead = addDays(day, 1);
    while (weekdayOf(instead) % 6 === 0 || days.has(instead)) instead = addDays(instead, 1);
    days.add(instead);
  }
  return days;
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
