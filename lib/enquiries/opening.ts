import { bankHolidays } from '@/lib/dates/bank-holidays';
import { londonDate } from '@/lib/dates/rules';

/** English names of days, and `PublicHolidays` for bank holidays, as in schema.org; times in London, `08:00`. */
export type OpeningHours = { days: readonly string[]; opens: string; closes: string };

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Whether the telephone is answered at an instant. On a bank holiday in England, only the hours of `PublicHolidays`
 * apply.
 */
export function isOpenAt(hours: readonly OpeningHours[], at: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = `${parts['hour']}:${parts['minute']}`;
  const today = londonDate(at);
  const isHoliday = bankHolidays(Number(today.slice(0, 4)), 'england-and-wales').has(today);
  const day = isHoliday ? 'PublicHolidays' : (parts['weekday'] ?? '');
  return hours.some(({ days, opens, closes }) => days.includes(day) && time >= opens && time < closes);
}
