import 'server-only';
import { getOrderFacts } from '@/lib/orders/record/facts-queries';
import type { OrderStatus, OrderSummary } from '@/lib/orders/types';
import { stateOf } from '@/lib/platform/durable/outbox';
import { orFallback } from '@/lib/platform/result';
import { mayCancel, type Placed } from './returns';

/** Outbox key of the request to cancel an order. */
export const cancelKey = (orderId: number): string => `cancel:${orderId}`;

/** Whether the shopper asked us to cancel an order in the last 60 days. */
export const isCancelWished = async (orderId: number): Promise<boolean> =>
  (await stateOf(cancelKey(orderId))) !== null;

const CANCELLING: OrderStatus = { label: 'Being cancelled', value: 'CANCELLING' };

type Asked = Placed & Pick<OrderSummary, 'id' | 'orderedAt'>;

/** Age beyond which a partly refunded order is taken to be delivered without asking. */
const LONG_PAST_MS = 60 * 86_400_000;
const isLongPast = ({ orderedAt }: Asked): boolean => Date.now() - Date.parse(orderedAt) > LONG_PAST_MS;

/**
 * Returns the status to show: `CANCELLING` while a cancellation request waits in the outbox, which the platform does
 * not know of; otherwise the platform's own, with the progress of a partly refunded order, which only the management
 * API lets us tell.
 */
export async function statusFor(order: Asked): Promise<OrderStatus> {
  if (mayCancel(order) && (await stateOf(cancelKey(order.id))) === 'waiting') return CANCELLING;
  const { status } = order;
  if (status.value !== 'PARTIALLY_REFUNDED' || status.stage !== undefined) return status;
  if (isLongPast(order)) return { ...status, stage: 4 };
  const facts = await orFallback(getOrderFacts(order.id), null);
  return facts?.outline.status ?? status;
}
