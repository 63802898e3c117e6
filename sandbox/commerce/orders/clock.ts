import type { Store } from '../../store/store.ts';
import { dayAtEnd, londonInstant } from '../delivery/calendar.ts';
import { parcelsLeft } from './parcels.ts';
import { statusId } from './statuses.ts';
import type { Order } from './types.ts';

/** London's hours of a delivery's day: packed, on the van, all of it brought. */
const PACKED = 6;
const LEAVES = 7;
const BROUGHT = 19;

/**
 * When an order moves on by itself: nothing of it before the day that was promised. `null`: it stays until somebody
 * moves it on, as does one without a day.
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

/** The day of what leaves next. */
function dayOfNext(store: Store, order: Order): string | undefined {
  const next = parcelsLeft(store, order)[0]?.consignmentId;
  const method = order.consignments.find(({ id }) => id === next)?.method;
  return dayAtEnd(method ?? '') ?? undefined;
}
