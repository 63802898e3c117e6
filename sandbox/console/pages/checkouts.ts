import { readCart } from '../../commerce/cart/read.ts';
import { checkoutOf } from '../../commerce/checkout/read.ts';
import type { Parts } from '../../parts.ts';
import { all } from '../../store/rows.ts';
import { type Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';

/** Page with the latest baskets at checkout: e-mail, delivery, discounts and total. */
export function checkouts({ store, clock }: Parts): Html {
  const ids = all<{ cart_id: string }>(
    store,
    'SELECT cart_id FROM checkout ORDER BY updated_at DESC LIMIT 100',
  );
  const rows = ids.flatMap(({ cart_id }) => {
    const cart = readCart(store, cart_id);
    if (!cart) return [];
    const { billing, consignments, prices, orderId, updatedAt } = checkoutOf(store, cart, clock());
    const taken = [...prices.promotions.map(({ name }) => name), ...codesOf(prices)];
    return [
      [
        html`<code>${cart.id}</code>`,
        billing?.address.email || '–',
        html`${consignments.map(({ address, selected }) => html`<div>${address.postcode}: ${selected?.description ?? 'no day yet'}</div>`)}`,
        taken.join(', ') || '–',
        pounds(prices.total),
        orderId === null ? '–' : html`<a href="/console/orders/${orderId}">${orderId}</a>`,
        when(updatedAt),
      ],
    ];
  });
  return table(
    ['Basket', 'E-mail', 'Goes', 'Taken off', 'Total', 'Order', 'Changed'],
    rows,
    'Nobody is at the checkout.',
  );
}

function codesOf({ coupon, certificates }: ReturnType<typeof checkoutOf>['prices']): string[] {
  const waiting = coupon && !coupon.applies ? ' (waits)' : '';
  return [...(coupon ? [`${coupon.coupon.code}${waiting}`] : []), ...certificates.map(({ code }) => code)];
}
