/** Names of days in English; times of the London clock, `08:00`. */
export type OpeningHours = { days: readonly string[]; opens: string; closes: string };

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether the telephone is answered at an instant. */
export function isOpenAt(hours: readonly OpeningHours[], at: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = `${parts['hour']}:${parts['minute']}`;
  return hours.some(
    ({ days, opens, closes }) => days.includes(parts['weekday'] ?? '') && time >= opens && time < closes,
  );
}
