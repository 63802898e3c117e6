export const DAY = 86_400_000;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Returns the instant of the last midnight in London at or before `instant`, in milliseconds. */
export function londonMidnight(instant: number): number {
  const parts = Object.fromEntries(london.formatToParts(instant).map((p) => [p.type, Number(p.value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  const guess = Date.UTC(year, month - 1, day) - offset;
  return hourInLondon(guess) === 0 ? guess : guess + (hourInLondon(guess) === 1 ? -3_600_000 : 3_600_000);
}

/** Returns the London midnight that begins the day `days` after (if negative, before) the day of `today`. */
export function daysFrom(today: number, days: number): number {
  return londonMidnight(today + days * DAY + DAY / 2);
}

/** Returns the London date of an instant, such as `2026-11-20`. */
export function isoDay(instant: number): string {
  const parts = Object.fromEntries(london.formatToParts(instant).map((p) => [p.type, p.value]));
  return `${parts['year']}-${String(parts['month']).padStart(2, '0')}-${String(parts['day']).padStart(2, '0')}`;
}

function hourInLondon(instant: number): number {
  return Number(london.formatToParts(instant).find((p) => p.type === 'hour')?.value);
}
