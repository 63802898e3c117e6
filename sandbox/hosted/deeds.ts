import { randomUUID } from 'node:crypto';
import { addBilling } from '../commerce/checkout/billing.ts';
import { addConsignments, selectOption, updateConsignment } from '../commerce/checkout/consignments.ts';
import { setMessage } from '../commerce/checkout/message.ts';
import {
  applyCertificate,
  applyCoupon,
  removeCertificate,
  removeCoupon,
} from '../commerce/checkout/reductions.ts';
import type { Checkout } from '../commerce/checkout/types.ts';
import { placeOrder } from '../commerce/orders/place.ts';
import type { Parts } from '../parts.ts';
import type { Payment } from '../payments/attempts.ts';
import { type Card, readPayment } from '../payments/body.ts';
import { payByWallet } from '../payments/pay-by-wallet.ts';
import { pay } from '../payments/pay.ts';
import { readPaymentToken } from '../payments/token.ts';
import { first } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { approvedIntent } from '../wallets/intents.ts';

/** Form handlers of the hosted checkout. Each throws the errors of the rules that it calls. */
export function enterAddress(parts: Parts, { cart, consignments }: Checkout, fields: URLSearchParams): void {
  const text = (name: string): string => fields.get(name) ?? '';
  const address = {
    email: text('email'),
    phone: text('phone'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    postalCode: text('postalCode'),
    countryCode: 'GB',
  };
  const lineItems = cart.lines.map(({ id, quantity }) => ({ lineItemEntityId: id, quantity }));
  transaction(parts.store, () => {
    addBilling(parts, cart.id, address, null);
    setMessage(parts, cart.id, text('message'), null);
    const [known] = consignments;
    if (known) updateConsignment(parts, cart.id, known.id, { address, lineItems }, null);
    else addConsignments(parts, cart.id, [{ address, lineItems }], null);
  });
}

export function chooseDays(parts: Parts, { cart, consignments }: Checkout, fields: URLSearchParams): void {
  for (const { id } of consignments) {
    const option = fields.get(id);
    if (option !== null) selectOption(parts, cart.id, id, option, null);
  }
}

/** Applies or removes a code, which may be a coupon's or a gift certificate's. */
export function enterCode(parts: Parts, { cart, prices }: Checkout, fields: URLSearchParams): void {
  const gone = fields.get('remove');
  if (gone !== null) {
    if (prices.coupon?.coupon.code === gone) removeCoupon(parts, cart.id, gone, null);
    else removeCertificate(parts, cart.id, gone, null);
    return;
  }
  const code = (fields.get('code') ?? '').trim();
  if (first(parts.store, 'SELECT 1 FROM gift_certificate WHERE code = ?', code))
    applyCertificate(parts, cart.id, code, null);
  else applyCoupon(parts, cart.id, code, null);
}

/**
 * Places the order and pays for it. Returns `null` if there was nothing left to pay or a wallet has paid.
 * @throws PaymentError for an invalid card, before the order is placed
 */
export function orderAndPay(
  parts: Parts,
  { cart, prices }: Checkout,
  fields: URLSearchParams,
  returnUrl: string,
): Payment | null {
  const intent = approvedIntent(parts.store, cart.id, fields.get('wallet') ?? '');
  const card = intent || prices.outstanding === 0 ? null : readCard(fields);
  const { token } = placeOrder(parts, cart.id, cart.customerId || null);
  if (token === null) return null;
  const grant = readPaymentToken(token, parts.config.clientSecret);
  if (!grant) throw new Error('A token of our own cannot be read.');
  if (intent) {
    payByWallet(parts, grant, intent);
    return null;
  }
  return pay(parts, { grant, card: card ?? readCard(fields), key: randomUUID(), returnUrl }).payment;
}

/** @throws PaymentError that names the invalid fields */
function readCard(fields: URLSearchParams): Card {
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(fields.get('expiry') ?? '') ?? [];
  return readPayment({
    payment: {
      instrument: {
        type: 'card',
        number: fields.get('number') ?? '',
        cardholder_name: fields.get('name') ?? '',
        expiry_month: month,
        expiry_year: year.length === 2 ? `20${year}` : year,
        verification_value: fields.get('code') ?? '',
      },
    },
  }).card;
}
