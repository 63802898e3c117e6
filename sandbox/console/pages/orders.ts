import { findOrders } from '../../commerce/orders/find.ts';
import { readOrders } from '../../commerce/orders/read.ts';
import { statusOf } from '../../commerce/orders/statuses.ts';
import type { Parts } from '../../parts.ts';
import { type Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';

/** Page with the latest orders and their lines, at the prices when they were placed. */
export function orders({ store }: Parts): Html {
  const { ids } = findOrders(store, {}, { offset: 0, limit: 100 });
  const rows = readOrders(store, ids).map((order) => [
    html`<a href="/console/orders/${order.id}">${order.id}</a>`,
    statusOf(order.status).name,
    order.customerId === 0 ? 'guest' : `customer ${order.customerId}`,
    order.billing.email,
    html`${order.consignments
      .flatMap(({ lines }) => lines)
      .map(({ quantity, name }) => html`<div>${quantity} × ${name}</div>`)}`,
    pounds(order.total),
    when(order.createdAt),
  ]);
  return table(['Number', 'Status', 'Whose', 'E-mail', 'Lines', 'Total', 'Placed'], rows, 'No orders yet.');
}
