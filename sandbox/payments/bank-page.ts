import { type Html, html, pounds } from '../console/html.ts';
import type { Payment } from './attempts.ts';

/** The page on which a card's bank asks its holder (3-D Secure). It knows what is paid and the card's last digits. */
export function bankPage({ id, amount, brand, last4, status }: Payment): Html {
  const settled = status !== 'pending';
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Confirm your payment · Test bank</title>
<style>
body{margin:0;padding:24px 16px;font:17px/1.5 system-ui,sans-serif;color:#10192c;background:#eef1f6}
main{max-width:26rem;margin:0 auto;padding:24px;background:#fff;border:1px solid #c9d0dd;border-radius:14px}
h1{margin:0 0 4px;font-size:22px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}
dt{color:#4c566b}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
button{width:100%;min-height:48px;margin-top:12px;font:inherit;font-weight:600;border-radius:10px;cursor:pointer}
.yes{color:#fff;background:#1a3a8f;border:0}.no{color:#1a3a8f;background:#fff;border:2px solid #1a3a8f}
:focus-visible{outline:3px solid #10192c;outline-offset:2px}
</style>
</head>
<body>
<main>
<h1>Confirm your payment</h1>
<p>The test bank of this sandbox. No money moves.</p>
<dl><dt>To</dt><dd>Hobwright</dd><dt>Amount</dt><dd>${pounds(amount)}</dd><dt>Card</dt><dd>${brand} ending ${last4}</dd></dl>
${
  settled
    ? html`<p>This payment is decided already.</p><form method="post" action="/payments/challenge/${id}"><button class="yes" name="decision" value="back">Back to the shop</button></form>`
    : html`<form method="post" action="/payments/challenge/${id}">
<button class="yes" name="decision" value="approve">Approve</button>
<button class="no" name="decision" value="refuse">Refuse</button></form>`
}
</main>
</body>
</html>`;
}
