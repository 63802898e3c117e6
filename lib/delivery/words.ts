import { addDays, type Day, londonDate, londonHour, longDay } from '@/lib/dates/rules';
import type { Delivery, Zone } from './types';

/**
 * Returns `Order by 8pm on Sunday 22 November.`, or for the same day `Order by 8pm today, within 3 h 12 min.`; null
 * without a limit.
 * @param isLive whether `now` is updated while the page is shown; otherwise the time left is omitted, because the page
 * may be cached
 */
export function orderByNote(delivery: Delivery, now: Date, isLive: boolean): string | null {
  if (delivery.kind !== 'days' || !delivery.orderBy) return null;
  const until = new Date(delivery.orderBy);
  if (until <= now) return null;
  const left = isLive ? timeLeft(delivery.orderBy, now) : null;
  const hour = hourWords(londonHour(until));
  return `Order by ${hour} ${dayWords(londonDate(until), londonDate(now))}${left ? `, within ${left}` : ''}.`;
}

/** `8pm`, `11am`, `noon`, in London time. */
export function hourWords(hour: number): string {
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour}am` : `${hour - 12}pm`;
}

function dayWords(day: Day, today: Day): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${longDay(day)}`;
}

/** `3 h 12 min`, only within the last twelve hours before the limit (experience PDP-5: only when true). */
function timeLeft(orderBy: string, now: Date): string | null {
  const minutes = Math.floor((Date.parse(orderBy) - now.getTime()) / 60_000);
  if (minutes < 1 || minutes >= 12 * 60) return null;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Returns a zone's label for use after a negation: `the Channel Islands, the Isles of Scilly or forces addresses`. */
const noneOf = ({ label }: Zone): string => label.replace(/ and (?!.* and )/, ' or ');

/** Returns the sentence about a zone that is not served. */
export const unservedLine = (zone: Zone): string => `We do not deliver to ${noneOf(zone)}`;

/**
 * Returns why nothing can be delivered, or that no date is known, preferring the merchant's own statement; null where
 * there are days, and for products not for sale.
 */
export function noDeliveryLine(delivery: Delivery): string | null {
  if (delivery.kind === 'days' || delivery.kind === 'not-for-sale') return null;
  if (delivery.kind === 'nothing') return 'There is nothing to deliver, so delivery is free';
  if (delivery.kind === 'unknown') return delivery.says ?? 'We do not have a date for this yet';
  return delivery.zone.served
    ? `We cannot send this one to ${noneOf(delivery.zone)}`
    : unservedLine(delivery.zone);
}
