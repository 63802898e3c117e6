import { randomUUID } from 'node:crypto';
import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Cart } from '../cart/types.ts';
import { addressOf, type AddressInput } from './address.ts';
import { CheckoutError, consignmentMissing } from './errors.ts';
import { checkoutOf } from './read.ts';
import { saveAddress } from './save-address.ts';
import type { Checkout } from './types.ts';
import { changeCheckout } from './write.ts';

type Version = number | null | undefined;

/** `CheckoutShippingConsignmentInput` of the schema. */
export interface ConsignmentInput {
  address: AddressInput;
  lineItems: { lineItemEntityId: string; quantity: number }[];
}

const MOST_CONSIGNMENTS = 10;

/** Adds consignments. Lines that are in another consignment are moved to the new one. */
export function addConsignments(
  parts: Parts,
  cartId: string,
  inputs: readonly ConsignmentInput[],
  version: Version,
): Checkout {
  return changeCheckout(parts, cartId, version, (cart, now) => {
    const held = checkoutOf(parts.store, cart, now).consignments.length;
    if (held + inputs.length > MOST_CONSIGNMENTS) {
      throw refusal('CONSIGNMENT_LIMIT_EXCEEDED', `A checkout has at most ${MOST_CONSIGNMENTS} consignments`);
    }
    for (const input of inputs) insertConsignment(parts.store, cart, input);
  });
}

function insertConsignment(store: Store, cart: Cart, input: ConsignmentInput): void {
  const id = randomUUID();
  const address = addressOf(input.address, 'CheckoutShippingConsignmentError');
  run(
    store,
    `INSERT INTO checkout_consignment (id, cart_id, address, sort)
     SELECT ?, ?, ?, 1 + coalesce(max(sort), 0) FROM checkout_consignment WHERE cart_id = ?`,
    id,
    cart.id,
    JSON.stringify(address),
    cart.id,
  );
  assignLines(store, cart, id, input);
  saveAddress(store, cart, input.address, address);
}

/** Changes address and lines. The selected shipping option is kept if it is available at the new address. */
export function updateConsignment(
  parts: Parts,
  cartId: string,
  consignmentId: string,
  input: ConsignmentInput,
  version: Version,
): Checkout {
  const address = addressOf(input.address, 'CheckoutShippingConsignmentError');
  return changeCheckout(parts, cartId, version, (cart) => {
    const { changes } = run(
      parts.store,
      'UPDATE checkout_consignment SET address = ? WHERE id = ? AND cart_id = ?',
      JSON.stringify(address),
      consignmentId,
      cart.id,
    );
    if (changes === 0) throw consignmentMissing();
    run(parts.store, 'DELETE FROM checkout_consignment_line WHERE consignment_id = ?', consignmentId);
    assignLines(parts.store, cart, consignmentId, input);
    saveAddress(parts.store, cart, input.address, address);
  });
}

export function deleteConsignment(
  parts: Parts,
  cartId: string,
  consignmentId: string,
  version: Version,
): Checkout {
  return changeCheckout(parts, cartId, version, (cart) => {
    const { changes } = run(
      parts.store,
      'DELETE FROM checkout_consignment WHERE id = ? AND cart_id = ?',
      consignmentId,
      cart.id,
    );
    if (changes === 0) throw consignmentMissing();
  });
}

export function selectOption(
  parts: Parts,
  cartId: string,
  consignmentId: string,
  optionId: string,
  version: Version,
): Checkout {
  return changeCheckout(parts, cartId, version, (cart, now) =>
    chooseOption(parts.store, checkoutOf(parts.store, cart, now), consignmentId, optionId),
  );
}

function chooseOption(
  store: Store,
  { consignments }: Checkout,
  consignmentId: string,
  optionId: string,
): void {
  const consignment = consignments.find(({ id }) => id === consignmentId);
  if (!consignment) throw consignmentMissing();
  if (!consignment.options.some(({ id }) => id === optionId)) {
    throw refusal('INVALID_SHIPPING_OPTION', 'Not Found: Shipping option is not available');
  }
  run(store, 'UPDATE checkout_consignment SET option_id = ? WHERE id = ?', optionId, consignmentId);
}

/** Assigns whole lines. The sandbox cannot split a line between two addresses. */
function assignLines(store: Store, cart: Cart, consignmentId: string, { lineItems }: ConsignmentInput): void {
  if (lineItems.length === 0) throw refusal('SHIPPING_CONSIGNMENT_MISSING_ITEM', 'A consignment needs items');
  for (const { lineItemEntityId, quantity } of lineItems) {
    const line = cart.lines.find(({ id }) => id === lineItemEntityId);
    if (!line) {
      throw refusal('SHIPPING_CONSIGNMENT_MISSING_ITEM', 'Not Found: Line item does not exist', {
        lineItemEntityId,
      });
    }
    if (quantity !== line.quantity) {
      throw refusal(
        'SHIPPING_CONSIGNMENT_MISSING_ITEM',
        `All ${line.quantity} of a line item go in one consignment`,
        { lineItemEntityId },
      );
    }
    run(
      store,
      `INSERT INTO checkout_consignment_line (line_id, consignment_id) VALUES (?, ?)
       ON CONFLICT (line_id) DO UPDATE SET consignment_id = excluded.consignment_id`,
      line.id,
      consignmentId,
    );
  }
}

function refusal(code: string, message: string, context: Record<string, string> = {}): CheckoutError {
  return new CheckoutError('CheckoutShippingConsignmentError', code, message, context);
}
