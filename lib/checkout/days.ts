import { dayAndMonth, weekdayOf } from '@/lib/dates/rules';
import type { DeliveryOption } from './types';

const SATURDAY = 6;
const SUNDAY = 0;
/** So many stand open; the rest is one press away. */
const FIRST = 5;

const weekdays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** When the vans drive: as wide as it is; the narrower slot comes by text. */
const noteOf = (weekday: number): string =>
  weekday === SATURDAY ? '8am to 2pm' : '7am to 7pm; a 4-hour slot by text the evening before';

/** `26 Nov`, `Thursday` and what is said of the time; an option without a day says what the platform calls it. */
export function dayParts({ day, words }: DeliveryOption) {
  if (day === null) return { day: words, weekday: '', note: '', isWeekend: false };
  const weekday = weekdayOf(day);
  return {
    day: dayAndMonth(day),
    weekday: weekdays.format(new Date(`${day}T12:00:00Z`)),
    note: noteOf(weekday),
    isWeekend: weekday === SATURDAY || weekday === SUNDAY,
  };
}

export function shownFirst(options: readonly DeliveryOption[]) {
  return { first: options.slice(0, FIRST), later: options.slice(FIRST) };
}

/** The cheapest way to have it brought; null while none is known. */
export const cheapest = (options: readonly DeliveryOption[]): DeliveryOption | null =>
  options.toSorted((a, b) => a.price - b.price)[0] ?? null;
