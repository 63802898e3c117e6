import { readRefunds } from '../../commerce/orders/read-refunds.ts';
import { orderById } from '../../commerce/orders/read.ts';
import { ORDER_STATUSES, type OrderStatusName, statusId, statusOf } from '../../commerce/orders/statuses.ts';
import { orderTotals } from '../../commerce/orders/totals.ts';
import type { Order } from '../../commerce/orders/types.ts';
import type { Parts } from '../../parts.ts';
import { first } from '../../store/rows.ts';
import { Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';
import { paymentsTable } from './payments.ts';

/** Page with one order and the merchant's actions. Undefined if there is no such order. */
export function order(parts: Parts, id: number, token: string): { title: string; body: Html } | undefined {
  const found = orderById(parts.store, id);
  if (!found) return undefined;
  const next = first<{ due_at: number | null }>(parts.store, 'SELECT due_at FROM orders WHERE id = ?', id);
  const { billing, message, cartId } = found;
  const body = html`<dl>
<dt>Status</dt><dd>${statusOf(found.status).name}</dd>
<dt>Placed</dt><dd>${when(found.createdAt)}</dd>
<dt>Changed</dt><dd>${when(found.updatedAt)}</dd>
<dt>Moves on</dt><dd>${when(next?.due_at ?? null)}</dd>
<dt>Buyer</dt><dd>${billing.firstName} ${billing.lastName}, ${billing.email}, ${found.customerId === 0 ? 'guest' : `customer ${found.customerId}`}</dd>
<dt>Basket</dt><dd><code>${cartId ?? '–'}</code></dd>
<dt>Message</dt><dd>${message?.split('\n').map((line, at) => html`${at > 0 && html`<br>`}${line}`) ?? '–'}</dd>
</dl>
${actionsOf(found, token)}
<h2>Lines</h2>${lines(found)}
<h2>Sum</h2>${sum(found)}
<h2>Parcels</h2>${parcels(found)}
<h2>Payments</h2>${paymentsTable(parts, id)}
<h2>Refunds</h2>${table(
    ['Number', 'Amount', 'Why', 'When'],
    readRefunds(parts.store, id).map((each) => [
      each.id,
      pounds(each.amount),
      each.reason || '–',
      when(each.createdAt),
    ]),
    'No refunds.',
  )}`;
  return { title: `Order ${id}`, body };
}

const NEXT: readonly (readonly [OrderStatusName, string])[] = [
  ['Incomplete', 'Release its stock'],
  ['Awaiting Fulfillment', 'Pack it now'],
  ['Awaiting Shipment', 'Send it now'],
  ['Partially Shipped', 'Send the next parcel now'],
  ['Shipped', 'Deliver it now'],
];

function actionsOf({ id, status, total, refunded }: Order, token: string): Html {
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  const [, next] = NEXT.find(([name]) => statusId(name) === status) ?? [];
  return html`<div class="panel plain-plate">
${next && html`<form class="row" method="post" action="/console/orders/${id}/next">${hidden}<button>${next}</button></form>`}
<form class="row" method="post" action="/console/orders/${id}/status">${hidden}
<label>Status<select name="status">${ORDER_STATUSES.map((each) => html`<option value="${each.id}"${each.id === status ? new Html(' selected') : null}>${each.name}</option>`)}</select></label>
<button class="second">Set the status</button></form>
<form class="row" method="post" action="/console/orders/${id}/refund">${hidden}
<label>Amount to refund, £<input type="number" name="amount" step="0.01" min="0.01" value="${((total - refunded) / 100).toFixed(2)}" required></label>
<button class="second">Refund</button></form></div>`;
}

function lines({ consignments }: Order): Html {
  const rows = consignments.flatMap(({ method, address, lines: some }) =>
    some.map((line) => [
      html`${line.quantity} × ${line.name}${line.parentId === null ? null : ' (with the line above)'}`,
      pounds(line.salePrice * line.quantity),
      line.discount + line.coupon > 0 ? pounds(-line.discount - line.coupon) : '–',
      line.refundedQuantity,
      address ? `${address.postcode}, ${method}` : 'by e-mail',
    ]),
  );
  return table(['Line', 'Price', 'Off', 'Refunded', 'Delivery'], rows, 'It has no lines.');
}

function sum(found: Order): Html {
  const totals = orderTotals(found);
  const rows: (readonly [string, number])[] = [
    ['Lines', totals.subtotal],
    ['Discounts without a code', -found.discount],
    ...found.coupons.map(({ code, amount }) => [`Code ${code}`, -amount] as const),
    ['Delivery', totals.shipping],
    ['Total', found.total],
    ['of which VAT', found.tax],
    ['Refunded', -found.refunded],
  ];
  return table(
    ['What', 'Amount'],
    rows.map(([what, pence]) => [what, pounds(pence)]),
    '',
  );
}

function parcels({ consignments }: Order): Html {
  const rows = consignments.flatMap(({ shipments }) =>
    shipments.map((each) => [
      `${each.provider}, ${each.method}`,
      each.trackingNumber ?? '–',
      each.trackingUrl ?? '–',
      each.items.reduce((units, { quantity }) => units + quantity, 0),
      when(each.shippedAt),
    ]),
  );
  return table(
    ['Carrier', 'Tracking number', 'Tracking URL', 'Units', 'Shipped'],
    rows,
    'Nothing has been shipped.',
  );
}
