import type { Order } from '@/lib/orders/types';
import { orderLetterKey } from '@/lib/post/keys';

/** So long the letter of a cancellation waits for the refund, so as to tell of both. */
const HOLD_MS = 5 * 60_000;

/** What keeps the letter of a cancellation from being mailed twice. */
export const cancelledKey = (orderId: number): string => orderLetterKey(orderId, 'cancelled');

/** The same of the letter that tells a refund, by what had gone back with it. */
export const refundedKey = ({ id, refunded }: Pick<Order, 'id' | 'refunded'>): string =>
  orderLetterKey(id, `refunded:${refunded}`);

/**
 * When the letter of a cancellation goes out: not before money that is still to go back has had its time.
 * @param refundable pence that can go back to a card or an account
 */
export const cancelledWhen = (refundable: number, now: number): { at?: number } =>
  refundable > 0 ? { at: now + HOLD_MS } : {};
