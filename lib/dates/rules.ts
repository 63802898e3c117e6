/** A calendar day as `2026-11-20`. Where it matters, the day is London's. */
export type Day = string;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

type LondonTime = { day: Day; hour: number };

const HOUR_MS = 3_600_000;

/** Recent results by hours since 1970. London's offset from UTC is always whole hours. */
const lately = new Map<number, LondonTime>();
const MOST_HOURS = 32;

function londonParts(date: Date): LondonTime {
  const hour = Math.floor(date.getTime() / HOUR_MS);
  const before = lately.get(hour);
  if (before) return before;
  const found = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  const read = { day: `${found['year']}-${found['month']}-${found['day']}`, hour: Number(found['hour']) };
  if (lately.size >= MOST_HOURS) lately.clear();
  lately.set(hour, read);
  return read;
}

/** Returns the calendar day in London. */
export const londonDate = (at: Date): Day => londonParts(at).day;

/** Returns the hour in London, 0 to 23. */
export const londonHour = (at: Date): number => londonParts(at).hour;

/** Returns the instant at which London's clocks show a full hour of a day. */
export function londonInstant(day: Day, hour: number): Date {
  const inUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = londonParts(inUtc);
  const summer = shown.hour === hour ? 0 : 1;
  return new Date(inUtc.getTime() - summer * HOUR_MS);
}

/** Whether a text is an existing day; `2026-02-30` is not. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const NOON = 12;

/** Returns an instant for evaluating what holds on a day: the current time today, noon in London on any other day. */
export const instantOf = (day: Day, now: Date): Date =>
  day === londonDate(now) ? now : londonInstant(day, NOON);

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the day of the week; 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();

const short = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** `Tue 24 Nov` */
export const shortDay = (day: Day): string => short.format(new Date(`${day}T12:00:00Z`)).replace(',', '');

/** `Tuesday 24 November` */
export const longDay = (day: Day): string => long.format(new Date(`${day}T12:00:00Z`)).replace(',', '');

/** `['Tue', '24 Nov']` */
export function weekdayAndDay(day: Day): [string, string] {
  const [weekday = '', ...date] = shortDay(day).split(' ');
  return [weekday, date.join(' ')];
}

const plain = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** `1 Nov` */
export const dayAndMonth = (day: Day): string => plain.format(new Date(`${day}T12:00:00Z`));

/** `1 Nov 2026` */
export const fullDay = (day: Day): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;
