import type { Order } from '@/lib/orders/types';
import { orderLetterKey } from '@/lib/post/keys';

/** How long the e-mail about a cancellation waits for the refund, so that it can tell of both. */
const HOLD_MS = 5 * 60_000;

/** Outbox key that keeps the e-mail about a cancellation from being sent twice. */
export const cancelledKey = (orderId: number): string => orderLetterKey(orderId, 'cancelled');

/** Outbox key of the e-mail about a refund; a further refund of the order gets a new key. */
export const refundedKey = ({ id, refunded }: Pick<Order, 'id' | 'refunded'>): string =>
  orderLetterKey(id, `refunded:${refunded}`);

/**
 * When the e-mail about a cancellation may be sent: it waits while a refund is still to be made.
 * @param refundable amount that can go back to a card or an account, in pence
 * @param now in milliseconds since 1970
 */
export const cancelledWhen = (refundable: number, now: number): { at?: number } =>
  refundable > 0 ? { at: now + HOLD_MS } : {};
