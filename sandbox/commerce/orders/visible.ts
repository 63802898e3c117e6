import type { CommerceContext } from '../context.ts';
import { platformError } from '../errors.ts';
import { type Connection, type PageArguments, pageOf, spanOf } from '../relay.ts';
import { findOrders } from './find.ts';
import { orderById, readOrders } from './read.ts';
import { INCOMPLETE, ORDER_STATUSES } from './statuses.ts';
import type { Order } from './types.ts';

export interface OrdersFilter {
  status?: string | null;
  dateRange?: { from: string; to?: string | null } | null;
}

/**
 * Returns a customer's orders, newest first. Unpaid orders are only included if the filter names their status.
 * @throws the platform's error for an invalid date
 */
export function ordersOf(
  { parts: { store } }: CommerceContext,
  customerId: number,
  filters: OrdersFilter,
  page: PageArguments,
): Connection<Order> {
  const { status, dateRange } = filters;
  const filter = {
    customerId,
    status: status == null ? null : ORDER_STATUSES.findIndex(({ value }) => value === status),
    exceptStatus: status == null ? INCOMPLETE : null,
    from: dateRange ? timeOf(dateRange.from) : null,
    to: dateRange?.to == null ? null : timeOf(dateRange.to),
  };
  const countAll = (): number => findOrders(store, filter, { offset: 0, limit: 0 }).total;
  const span = spanOf(page, countAll);
  const { ids, total } = findOrders(store, filter, span);
  return pageOf(readOrders(store, ids), span, total);
}

/** Returns an order if the shopper may see it: their own, or a guest's if they know its cart id. Otherwise null. */
export function orderFor(
  { parts: { store }, customerId }: CommerceContext,
  { entityId, cartEntityId }: { entityId: number; cartEntityId?: string | null },
): Order | null {
  const order = orderById(store, entityId);
  if (!order) return null;
  if (order.customerId !== 0) return order.customerId === customerId ? order : null;
  return cartEntityId != null && order.cartId === cartEntityId.toLowerCase() ? order : null;
}

function timeOf(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw platformError(`Invalid date: ${text}`);
  return time;
}
