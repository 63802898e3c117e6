import { html, pounds } from '../console/html.ts';
import { frame } from '../hosted/frame.ts';
import type { Payment } from './attempts.ts';

/**
 * Returns the page on which the bank authenticates the cardholder (3-D Secure). It shows the amount and the card's last
 * four digits.
 */
export function bankPage({ id, amount, brand, last4, status }: Payment): string {
  const choice =
    status === 'pending'
      ? html`<button name="decision" value="approve">Approve</button> <button class="second" name="decision" value="refuse">Refuse</button>`
      : html`<p>This payment has already been decided.</p><button name="decision" value="back">Back to the shop</button>`;
  const body = html`<h1>Confirm your payment</h1>
<section>
<p>Your test bank asks whether this is you.</p>
<dl><dt>To</dt><dd>Hobwright</dd><dt>Amount</dt><dd>${pounds(amount)}</dd><dt>Card</dt><dd>${brand} ending ${last4}</dd></dl>
<form method="post" action="/payments/challenge/${id}">${choice}</form>
</section>`;
  return frame('Confirm your payment · Test bank', body, { narrow: true });
}
