import type { Checkout } from '../commerce/checkout/types.ts';
import { type Html, html, pounds } from '../console/html.ts';

/** Returns the order summary: lines, delivery, each discount by name, and totals. */
export function summary({ cart, consignments, prices }: Checkout): Html {
  const row = (label: string, pence: number): Html =>
    html`<tr><th scope="row">${label}</th><td>${pence === 0 ? 'free' : pounds(pence)}</td></tr>`;
  const saving = (label: string, pence: number): Html =>
    html`<tr class="saving"><th scope="row">${label}</th><td>${pounds(-pence)}</td></tr>`;
  const { coupon } = prices;
  const chosen = consignments.some(({ selected }) => selected !== null);
  return html`<aside aria-label="Your order"><h2>Your order</h2><table>
${cart.lines.map(({ quantity, name, salePrice }) => row(`${quantity} × ${name}`, quantity * salePrice))}
${prices.promotions.map(({ name, amount }) => saving(name, amount))}
${chosen ? row('Delivery', prices.shippingBefore) : html`<tr><th scope="row">Delivery</th><td>choose a day</td></tr>`}
${coupon?.applies ? saving(`Code ${coupon.coupon.code}`, coupon.amount) : null}
<tr class="total"><th scope="row">Total</th><td>${pounds(prices.total)}</td></tr>
<tr><th scope="row">of which VAT at 20 %</th><td>${pounds(prices.tax)}</td></tr>
${prices.certificates.map(({ code, used }) => saving(`Gift certificate ${code}`, used))}
${prices.certificates.length > 0 ? row('Left to pay', prices.outstanding) : null}
</table>
${coupon && !coupon.applies ? html`<p class="hint">Code ${coupon.coupon.code} is saved, but does not apply to this order yet.</p>` : null}
${prices.upsells.map(({ text }) => html`<p class="hint">${text}</p>`)}</aside>`;
}
