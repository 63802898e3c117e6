import { dayAndMonth, weekdayOf } from '@/lib/dates/rules';
import { classOfMethod, type DeliveryClass, isByVan } from '@/lib/delivery/classes';
import type { DeliveryOption } from './types';

const SATURDAY = 6;
const SUNDAY = 0;
/** So many stand open; the rest is one press away. */
const FIRST = 5;

const weekdays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** When it comes: a van within hours that are narrowed by text, a parcel when the parcel service does. */
function noteOf(weekday: number, by: DeliveryClass): string {
  switch (by) {
    case 'two-person':
    case 'large':
      return weekday === SATURDAY ? '8am to 2pm' : '7am to 7pm; a four-hour slot by text the evening before';
    case 'parcel':
      return 'by parcel service, tracked; at the latest on this day';
    case 'none':
      return '';
  }
}

/** `26 Nov`, `Thursday` and what is said of the time; an option without a day says what the platform calls it. */
export function dayParts({ day, words }: Pick<DeliveryOption, 'day' | 'words'>) {
  if (day === null) return { day: words, weekday: '', note: '', isWeekend: false };
  const weekday = weekdayOf(day);
  return {
    day: dayAndMonth(day),
    weekday: weekdays.format(new Date(`${day}T12:00:00Z`)),
    note: noteOf(weekday, classOfMethod(words)),
    isWeekend: weekday === SATURDAY || weekday === SUNDAY,
  };
}

export function shownFirst(options: readonly DeliveryOption[]) {
  return { first: options.slice(0, FIRST), later: options.slice(FIRST) };
}

/** The cheapest way to have it brought; null while none is known. */
export const cheapest = (options: readonly DeliveryOption[]): DeliveryOption | null =>
  options.toSorted((a, b) => a.price - b.price)[0] ?? null;

/** Of what no van brings the one way that there is: nobody has to choose it. */
export function settledOption([only, ...others]: readonly DeliveryOption[]): DeliveryOption | null {
  return only && others.length === 0 && !isByVan(classOfMethod(only.words)) ? only : null;
}
