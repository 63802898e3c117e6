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

/**
 * Returns the day at the end of a delivery method's name: `Van delivery, Thursday 26 November 2026`; null without one.
 */
export function dayIn(method: string): Day | null {
  const written = WRITTEN.exec(method.trim())?.[0];
  const at = written ? Date.parse(`${written} 12:00 UTC`) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

/** Returns the method name with its day replaced. */
export const methodOn = (method: string, day: Day): string =>
  method.trim().replace(WITH_WEEKDAY, `${longDay(day)} ${day.slice(0, 4)}`);

/** Returns the days of an order's van deliveries, as far as known, sorted and without duplicates. */
export const visitDays = ({ consignments }: Pick<Order, 'consignments'>): Day[] => {
  const visits = consignments.filter((each) => isByVan(classOfConsignment(each)));
  return daysIn(visits.map(({ method }) => method));
};

/** Returns the days of all deliveries of an order, by van or parcel, as far as known, sorted and without duplicates. */
export const dueDays = ({ consignments }: Pick<Order, 'consignments'>): Day[] =>
  daysIn(consignments.map(({ method }) => method));

/** Returns the days in the names of delivery methods, sorted and without duplicates. */
export const daysIn = (methods: readonly (string | null)[]): Day[] =>
  [...new Set(methods.flatMap((method) => dayIn(method ?? '') ?? []))].toSorted();

/** Number of delivery days that are considered, and the most of them that are offered. */
const AHEAD = 24;
const MOST = 8;

/**
 * Returns the van delivery whose day can be changed online; null for an order with several deliveries, one without a
 * day, and one that can no longer be cancelled.
 */
export function movableDelivery(order: Order) {
  const [delivery, ...others] = order.consignments;
  const day = delivery ? dayIn(delivery.method ?? '') : null;
  if (!delivery || !day || others.length > 0 || !mayCancel(order)) return null;
  const by = classOfConsignment(delivery);
  return isByVan(by) ? { id: delivery.id, day, by, method: delivery.method ?? '', delivery } : null;
}

/**
 * Returns the days to which an order can be moved before any of it has left (experience TRK-4). Only days that cost
 * what was paid for its delivery are offered, so that no money moves. When the list is empty, the shopper has to ring.
 * @param due the day on which the last of its goods arrives in stock; null when all are in stock
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
