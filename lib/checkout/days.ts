import { dayAndMonth, weekdayOf } from '@/lib/dates/rules';
import { classOfMethod, type DeliveryClass, isByVan } from '@/lib/delivery/classes';
import type { DeliveryOption } from './types';

const SATURDAY = 6;
const SUNDAY = 0;
/** Number of days shown at first; a button shows the others. */
const FIRST = 5;

const weekdays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/**
 * Returns the time of a delivery: a van comes within hours that a text narrows down, a parcel when the parcel service
 * does.
 */
function noteOf(weekday: number, by: DeliveryClass): string {
  switch (by) {
    case 'two-person':
    case 'large':
      return `${weekday === SATURDAY ? '8am to 2pm' : '7am to 7pm'}; a four-hour slot by text the evening before`;
    case 'parcel':
      return 'by parcel service, tracked; no later than this day';
    case 'none':
      return '';
  }
}

/** Returns `26 Nov`, `Thursday` and a note on the time. An option without a day has the platform's name for it. */
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

/** Returns the cheapest delivery option; null while none is known. */
export const cheapest = (options: readonly DeliveryOption[]): DeliveryOption | null =>
  options.toSorted((a, b) => a.price - b.price)[0] ?? null;

/** Returns the only option of a delivery that is not by van, which nobody has to choose; null for any other. */
export function settledOption([only, ...others]: readonly DeliveryOption[]): DeliveryOption | null {
  return only && others.length === 0 && !isByVan(classOfMethod(only.words)) ? only : null;
}
