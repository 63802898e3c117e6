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
 * A customer's orders, the newest first. One that was never paid for shows only when it is asked for by its status.
 * @throws the platform's error for what is no date.
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

/** One's own order, or a guest's for whoever knows its cart; any other does not exist. */
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
