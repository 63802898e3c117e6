import 'server-only';
import type { OrderStatus } from '@/lib/orders/types';
import { stateOf } from '@/lib/platform/durable/outbox';
import { mayCancel, type Placed } from './returns';

/** Outbox key of the request to cancel an order. */
export const cancelKey = (orderId: number): string => `cancel:${orderId}`;

/** Whether the shopper asked us to cancel an order in the last 60 days. */
export const isCancelWished = async (orderId: number): Promise<boolean> =>
  (await stateOf(cancelKey(orderId))) !== null;

const CANCELLING: OrderStatus = { label: 'Being cancelled', value: 'CANCELLING' };

/**
 * Returns the status to show: `CANCELLING` while a cancellation request waits in the outbox, which the platform does
 * not know of; otherwise the platform's own.
 */
export const statusFor = async (order: Placed & { id: number }): Promise<OrderStatus> =>
  mayCancel(order) && (await stateOf(cancelKey(order.id))) === 'waiting' ? CANCELLING : order.status;
