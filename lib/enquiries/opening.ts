import { londonDate } from '@/lib/dates/rules';
import { HOME_NATION, isHoliday } from '@/lib/delivery/holidays';
import type { Holidays } from '@/lib/delivery/types';

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
 * Whether the telephone is answered at an instant. On a holiday of the warehouse's nation, only the hours of
 * `PublicHolidays` apply.
 * @param holidays those of the shop policy, which also decide on deliveries
 */
export function isOpenAt(hours: readonly OpeningHours[], at: Date, holidays: Holidays): boolean {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = `${parts['hour']}:${parts['minute']}`;
  const today = londonDate(at);
  const day = isHoliday(today, HOME_NATION, holidays) ? 'PublicHolidays' : (parts['weekday'] ?? '');
  return hours.some(({ days, opens, closes }) => days.includes(day) && time >= opens && time < closes);
}
