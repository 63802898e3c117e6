/** A calendar day in London, such as `2026-11-20`. */
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

/** Returns the day of the week; 0 is Sunday. */
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

/** Returns a day as `Tuesday 24 November 2026`. */
export function dayInWords(day: Day): string {
  return words.format(new Date(`${day}T12:00:00Z`)).replace(',', '');
}

/** Parses the day at the end of a text, written as by `dayInWords`. Returns `null` if there is none. */
export function dayAtEnd(text: string): Day | null {
  const written = /\d{1,2} [A-Za-z]+ \d{4}$/.exec(text.trim())?.[0];
  const at = Date.parse(`${written} 12:00 UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

const HOUR_MS = 3_600_000;

/** Returns the instant of a full hour in London, in milliseconds. Not for the hours in which the clocks change. */
export function londonInstant(day: Day, hour: number): number {
  const inWinter = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return londonDay(inWinter).hour === hour ? inWinter : inWinter - HOUR_MS;
}
