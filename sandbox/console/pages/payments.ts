import type { Parts } from '../../parts.ts';
import { all } from '../../store/rows.ts';
import { type Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';

type Row = {
  id: string;
  order_id: number;
  status: string;
  reason: number | null;
  amount: number;
  brand: string;
  last4: string;
  created_at: number;
};

/** Table of the latest payment attempts, of all orders or of one. */
export function paymentsTable({ store }: Parts, orderId: number | null = null): Html {
  const rows = all<Row>(
    store,
    `SELECT id, order_id, status, reason, amount, brand, last4, created_at FROM payment
     WHERE ?1 IS NULL OR order_id = ?1 ORDER BY created_at DESC LIMIT 100`,
    orderId,
  );
  return table(
    ['Payment', 'Order', 'Became', 'Amount', 'Card', 'Tried'],
    rows.map((each) => [
      html`<code>${each.id}</code>`,
      html`<a href="/console/orders/${each.order_id}">${each.order_id}</a>`,
      each.reason === null ? each.status : `${each.status} (${each.reason})`,
      pounds(each.amount),
      `${each.brand} ending ${each.last4}`,
      when(each.created_at),
    ]),
    'No card has been tried.',
  );
}
