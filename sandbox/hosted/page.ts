import type { Checkout } from '../commerce/checkout/types.ts';
import { Html, html, pounds } from '../console/html.ts';
import { WALLET, type WalletIntent } from '../wallets/intents.ts';
import { summary } from './summary.ts';

interface Field {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  type?: string;
  optional?: boolean;
  inputmode?: string;
}

/** Access token of the visitor, and the payment that they approved in a wallet, if any. */
interface Visit {
  token: string;
  intent: WalletIntent | null;
}

/** Returns the checkout on one page. Each step appears once the one before it is complete. */
export function hostedPage(checkout: Checkout, { token, intent }: Visit, note: string | null): Html {
  const { cart, consignments, prices } = checkout;
  const form = (path: string, body: Html): Html =>
    html`<form method="post" action="/checkout/${cart.id}/${path}"><input type="hidden" name="token" value="${token}">${intent ? html`<input type="hidden" name="wallet" value="${intent.id}">` : null}${body}</form>`;
  const ready = consignments.length > 0 && consignments.every(({ selected }) => selected !== null);
  return html`<h1>Checkout</h1>
${note ? html`<p class="note" role="alert">${note}</p>` : null}
${summary(checkout)}
<section><h2>1. You and your address</h2>${form('address', addressFields(checkout))}</section>
${consignments.length > 0 ? html`<section><h2>2. Delivery day</h2>${form('day', dayFields(checkout))}</section>` : null}
<section><h2>Code or gift certificate</h2>${form('code', codeFields(checkout))}</section>
${
  ready
    ? intent
      ? html`<section><h2>3. Pay</h2><p>You have approved up to ${pounds(intent.amount)} with ${WALLET.methodName}.</p>${form('pay', html`<button>Pay ${pounds(prices.outstanding)} with ${WALLET.methodName}</button>`)}</section>`
      : html`<section><h2>3. Pay</h2>${form('pay', payFields(checkout))}
<p class="hint">Test cards only: 4111 1111 1111 1111 is accepted, 4000 0000 0000 0002 is declined, 4000 0000 0000 3220 needs approval by your bank.</p></section>`
    : html`<section><h2>3. Pay ${pounds(prices.outstanding)}</h2><p>Choose a delivery day first.</p></section>`
}`;
}

function field({ name, label, value, autocomplete, type = 'text', optional, inputmode }: Field): Html {
  return html`<label>${label}${optional ? ' (optional)' : null}<input name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${inputmode ? html` inputmode="${inputmode}"` : null}${optional ? null : new Html(' required')} maxlength="255"></label>`;
}

function addressFields({ billing, message }: Checkout): Html {
  const known = billing?.address;
  const fields: Field[] = [
    { name: 'email', label: 'E-mail', value: known?.email ?? '', autocomplete: 'email', type: 'email' },
    {
      name: 'phone',
      label: 'Phone, for the driver',
      value: known?.phone ?? '',
      autocomplete: 'tel',
      type: 'tel',
    },
    { name: 'firstName', label: 'First name', value: known?.firstName ?? '', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last name', value: known?.lastName ?? '', autocomplete: 'family-name' },
    { name: 'address1', label: 'Address', value: known?.address1 ?? '', autocomplete: 'address-line1' },
    {
      name: 'address2',
      label: 'Second line',
      value: known?.address2 ?? '',
      autocomplete: 'address-line2',
      optional: true,
    },
    { name: 'city', label: 'Town or city', value: known?.city ?? '', autocomplete: 'address-level2' },
    { name: 'postalCode', label: 'Postcode', value: known?.postcode ?? '', autocomplete: 'postal-code' },
  ];
  return html`<div class="fields">${fields.map(field)}</div>
<label>Message for the crew (optional)<textarea name="message" rows="2" maxlength="2000">${message ?? ''}</textarea></label>
<button>Show the days</button>`;
}

function dayFields({ consignments }: Checkout): Html {
  return html`${consignments.map(({ id, options, selected }) => {
    if (options.length === 0) return html`<p>We do not deliver these goods to this postcode.</p>`;
    return html`<fieldset><legend>Choose a day</legend>
${options.map((option) => html`<label class="day"><input type="radio" name="${id}" value="${option.id}"${option.id === selected?.id ? new Html(' checked') : null} required>${option.description}<b>${option.cost === 0 ? 'free' : pounds(option.cost)}</b></label>`)}</fieldset>
<button>Choose this day</button>`;
  })}`;
}

function codeFields({ prices }: Checkout): Html {
  const held = [
    ...(prices.coupon ? [prices.coupon.coupon.code] : []),
    ...prices.certificates.map(({ code }) => code),
  ];
  return html`<label>Code<input name="code" autocomplete="off" maxlength="100"></label>
<button class="second" name="deed" value="apply">Apply</button>
${held.map((code) => html`<p>${code} <button class="second small" name="remove" value="${code}">Remove<span class="hidden"> ${code}</span></button></p>`)}`;
}

function payFields({ prices }: Checkout): Html {
  if (prices.outstanding === 0)
    return html`<p>Your gift certificates cover the total.</p><button>Place the order</button>`;
  const fields: Field[] = [
    { name: 'name', label: 'Name on the card', value: '', autocomplete: 'cc-name' },
    { name: 'number', label: 'Card number', value: '', autocomplete: 'cc-number', inputmode: 'numeric' },
    { name: 'expiry', label: 'Expires (MM/YY)', value: '', autocomplete: 'cc-exp', inputmode: 'numeric' },
    { name: 'code', label: 'Security code', value: '', autocomplete: 'cc-csc', inputmode: 'numeric' },
  ];
  return html`<div class="fields">${fields.map(field)}</div><button>Pay ${pounds(prices.outstanding)} now</button>`;
}
