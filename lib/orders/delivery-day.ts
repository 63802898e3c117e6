import { type Day, longDay } from '@/lib/dates/rules';
import { isByVan } from '@/lib/delivery/classes';
import { parsePostcode } from '@/lib/delivery/postcode';
import { deliveryDays, earliestDay, orderDay, zoneOf } from '@/lib/delivery/rules';
import { classOfConsignment } from './arrival';
import { mayCancel } from './changes/returns';
import type { DeliveryTerms } from '@/lib/delivery/types';
import type { Order } from './types';

const WRITTEN = /\b\d{1,2} [A-Za-z]+ \d{4}$/;
const WITH_WEEKDAY = /(?:[A-Z][a-z]+day )?\d{1,2} [A-Za-z]+ \d{4}$/;

/** The day at the end of what an order's delivery is called: `Van delivery, Thursday 26 November 2026`. */
export function dayIn(method: string): Day | null {
  const written = WRITTEN.exec(method.trim())?.[0];
  const at = written ? Date.parse(`${written} 12:00 UTC`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

/** What the same delivery is called on another day. */
export const methodOn = (method: string, day: Day): string =>
  method.trim().replace(WITH_WEEKDAY, `${longDay(day)} ${day.slice(0, 4)}`);

/** The days on which our van comes with an order, as far as they are told, each once. */
export const visitDays = ({ consignments }: Pick<Order, 'consignments'>): Day[] => {
  const visits = consignments.filter((each) => isByVan(classOfConsignment(each)));
  return daysIn(visits.map(({ method }) => method));
};

/** The days on which an order is to come, however it comes, as far as they are told, each once. */
export const dueDays = ({ consignments }: Pick<Order, 'consignments'>): Day[] =>
  daysIn(consignments.map(({ method }) => method));

/** The days in what deliveries are called. */
export const daysIn = (methods: readonly (string | null)[]): Day[] =>
  [...new Set(methods.flatMap((method) => dayIn(method ?? '') ?? []))].toSorted();

/** So many days ahead are looked at, and so many of them are offered. */
const AHEAD = 24;
const MOST = 8;

/** The one delivery by van whose day can be changed on line; null of an order in several, or without a day. */
export function movableDelivery(order: Order) {
  const [delivery, ...others] = order.consignments;
  const day = delivery ? dayIn(delivery.method ?? '') : null;
  if (!delivery || !day || others.length > 0 || !mayCancel(order)) return null;
  const by = classOfConsignment(delivery);
  return isByVan(by) ? { id: delivery.id, day, by, method: delivery.method ?? '', delivery } : null;
}

/**
 * The days to which an order can be moved while nothing of it has left (experience TRK-4): those that cost what was
 * paid for its delivery, so that no money moves. None: it takes a telephone call.
 * @param due the day on which the last of its goods comes in; null when all are here
 */
export function daysToMoveTo(order: Order, due: Day | null, now: Date, terms: DeliveryTerms): Day[] {
  const movable = movableDelivery(order);
  const postcode = parsePostcode(movable?.delivery.address.postalCode ?? '');
  if (!movable || !postcode) return [];
  const zone = zoneOf(postcode, terms);
  const ordered = orderDay(now, terms);
  const { by } = movable;
  const earliest = earliestDay(due !== null && due > ordered ? due : ordered, zone, by, terms);
  return deliveryDays(earliest, zone, { total: order.subTotal, by }, terms, AHEAD)
    .filter(({ price }) => price === movable.delivery.shippingCost)
    .map(({ day }) => day)
    .slice(0, MOST);
}
