import type { Store } from '../../store/store.ts';
import { dayAtEnd, londonInstant } from '../delivery/calendar.ts';
import { parcelsLeft } from './parcels.ts';
import { statusId } from './statuses.ts';
import type { Order } from './types.ts';

/** Hours of the delivery day, in London time: packed, loaded into the van, everything delivered. */
const PACKED = 6;
const LEAVES = 7;
const BROUGHT = 19;

/**
 * Returns when an order moves on by itself, never before its promised delivery day. Returns `null` if it has no such
 * day or only moves on by hand.
 */
export function movesOnAt(store: Store, order: Order): number | null {
  switch (order.status) {
    case statusId('Awaiting Fulfillment'):
      return at(dayOfNext(store, order), PACKED);
    case statusId('Awaiting Shipment'):
    case statusId('Partially Shipped'):
      return at(dayOfNext(store, order), LEAVES);
    case statusId('Shipped'):
      return at(daysOf(order).at(-1), BROUGHT);
    default:
      return null;
  }
}

const at = (day: string | undefined, hour: number): number | null =>
  day === undefined ? null : londonInstant(day, hour);

const daysOf = ({ consignments }: Order): string[] =>
  consignments.flatMap(({ method }) => dayAtEnd(method) ?? []).toSorted();

/** Returns the delivery day of the next parcel. */
function dayOfNext(store: Store, order: Order): string | undefined {
  const next = parcelsLeft(store, order)[0]?.consignmentId;
  const method = order.consignments.find(({ id }) => id === next)?.method;
  return dayAtEnd(method ?? '') ?? undefined;
}
