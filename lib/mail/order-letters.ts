import type { OrderOnRecord } from '@/lib/orders/types';
import type { OrderLetter } from './requests';

const DAY_MS = 86_400_000;
/** Beyond this it is no news: an old order that changes is not confirmed again, nor its parcels announced. */
const NEWS_MS = 7 * DAY_MS;

/** Statuses in which an order stands although nothing was agreed: not paid in checkout, or refused. */
const NOT_PLACED = ['INCOMPLETE', 'DECLINED'];

/**
 * The letters that an order is due as it stands, each with what keeps it from being sent twice. Which event brought
 * the news does not matter: events are repeated, get lost and overtake one another.
 */
export function lettersDue({ order }: OrderOnRecord, now: number): { key: string; letter: OrderLetter }[] {
  const { id: orderId, status, orderedAt, refunded } = order;
  const due = (event: string, letter: OrderLetter) => ({ key: `order:${orderId}:${event}`, letter });
  const value = status.value ?? '';
  if (NOT_PLACED.includes(value)) return [];
  const isNews = (instant: string) => now - Date.parse(instant) < NEWS_MS;
  const parcels = order.consignments.flatMap(({ shipments }) => shipments);
  return [
    ...(isNews(orderedAt) ? [due('placed', { letter: 'orderPlaced', orderId })] : []),
    ...(value === 'SHIPPED' || value === 'PARTIALLY_SHIPPED'
      ? parcels.length > 0
        ? parcels.map(({ id }) => due(`parcel:${id}`, { letter: 'orderDispatched', orderId, shipmentId: id }))
        : [due('dispatched', { letter: 'orderDispatched', orderId, shipmentId: null })]
      : []),
    ...(value === 'COMPLETED' ? [due('delivered', { letter: 'orderDelivered', orderId })] : []),
    ...(value === 'CANCELLED' ? [due('cancelled', { letter: 'orderCancelled', orderId })] : []),
    ...(['REFUNDED', 'PARTIALLY_REFUNDED'].includes(value) || (value === 'CANCELLED' && refunded > 0)
      ? [due(`refunded:${refunded}`, { letter: 'orderRefunded', orderId })]
      : []),
  ];
}
