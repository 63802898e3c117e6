import type { Parts } from '../../parts.ts';
import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { type Html, html } from '../html.ts';

const COUNTS = [
  ['product', 'products', '/console/products'],
  ['brand', 'makers', '/console/products'],
  ['category', 'categories', '/console/products'],
  ['review', 'reviews', '/console/reviews'],
  ['cart', 'baskets', '/console/carts'],
  ['customer', 'customers', '/console/customers'],
  ['orders', 'orders', '/console/orders'],
  ['content_entry', 'content entries', '/console/content'],
  ['mail', 'mails', '/mailbox'],
  ['form_submission', 'forms', '/console/forms'],
  ['event', 'events', '/console/events'],
] as const;

/** Page with the number of records of each kind, and the two ways to reset the store. */
export function overview({ store, config }: Parts, token: string): Html {
  const figures = COUNTS.map(
    ([name, label, path]) =>
      html`<li><a href="${path}"><b>${count(store, name)}</b><span>${label}</span></a></li>`,
  );
  return html`<ul class="figures">${figures}</ul>
<h2>Start over</h2>
<div class="panel">
<p><strong>Delete visitors’ data</strong>: baskets, orders, customers, mail, forms and events. Stock, coupon uses and gift certificate balances that the orders took are restored. The catalogue, the content and the demo customers stay.</p>
<form class="row" method="post" action="/console/reset"><input type="hidden" name="token" value="${token}"><button class="second">Delete</button></form>
</div>
<div class="panel plain-plate">
<p><strong>Refill the store</strong>: everything is deleted, then the demo shop is created again. 2,000 products take about two seconds; the page waits for them.</p>
<form class="row" method="post" action="/console/reseed"><input type="hidden" name="token" value="${token}">
<label>Products<input type="number" name="products" value="2000" min="40" max="100000" required></label>
<button>Refill</button></form>
</div>
<h2>Addresses</h2>
<dl>
<dt>Shop</dt><dd><a href="${config.shopOrigin}">${config.shopOrigin}</a></dd>
<dt>Sandbox</dt><dd>${config.origin}</dd>
<dt>Mail (SMTP)</dt><dd>127.0.0.1:${config.smtpPort}</dd>
<dt>Webhooks are sent to</dt><dd>${config.webhookUrl ?? 'nobody'}${config.contentWebhookUrl ? html` and ${config.contentWebhookUrl}` : null}</dd>
</dl>`;
}

function count(store: Store, table: string): string {
  const row = first<{ found: number }>(store, `SELECT count(*) AS found FROM "${table}"`);
  return (row?.found ?? 0).toLocaleString('en-GB');
}
