import 'server-only';
import type { OrderStatus } from '@/lib/orders/types';
import { stateOf } from '@/lib/platform/durable/outbox';
import { mayCancel, type Placed } from './returns';

/** Of the wish to cancel an order, in the outbox. */
export const cancelKey = (orderId: number): string => `cancel:${orderId}`;

/** Whether its shopper asked us to cancel an order, in the last 60 days. */
export const isCancelWished = async (orderId: number): Promise<boolean> =>
  (await stateOf(cancelKey(orderId))) !== null;

const CANCELLING: OrderStatus = { label: 'Being cancelled', value: 'CANCELLING' };

/** Where an order stands for its shopper: while a wish to cancel it waits, that, though the platform does not know it. */
export const statusFor = async (order: Placed & { id: number }): Promise<OrderStatus> =>
  mayCancel(order) && (await stateOf(cancelKey(order.id))) === 'waiting' ? CANCELLING : order.status;
