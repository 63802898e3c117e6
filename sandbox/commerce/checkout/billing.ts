import { randomUUID } from 'node:crypto';
import type { Parts } from '../../parts.ts';
import { first, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { addressOf, type AddressInput } from './address.ts';
import { CheckoutError } from './errors.ts';
import { saveAddress } from './save-address.ts';
import type { Checkout } from './types.ts';
import { changeCheckout } from './write.ts';

type Version = number | null | undefined;

/** Sets the billing address, replacing any earlier one. */
export function addBilling(parts: Parts, cartId: string, input: AddressInput, version: Version): Checkout {
  const address = addressOf(input, 'CheckoutBillingAddressError');
  return changeCheckout(parts, cartId, version, (cart) => {
    writeBilling(parts.store, cart.id, randomUUID(), JSON.stringify(address));
    saveAddress(parts.store, cart, input, address);
  });
}

export function updateBilling(
  parts: Parts,
  cartId: string,
  addressId: string,
  input: AddressInput,
  version: Version,
): Checkout {
  const address = addressOf(input, 'CheckoutBillingAddressError');
  return changeCheckout(parts, cartId, version, (cart) => {
    const row = first<{ billing_id: string | null }>(
      parts.store,
      'SELECT billing_id FROM checkout WHERE cart_id = ?',
      cart.id,
    );
    if (row?.billing_id !== addressId) {
      throw new CheckoutError(
        'CheckoutBillingAddressError',
        'BILLING_ADDRESS_MODIFICATION_NOT_ALLOWED',
        'Not Found: Billing address does not exist',
      );
    }
    writeBilling(parts.store, cart.id, addressId, JSON.stringify(address));
    saveAddress(parts.store, cart, input, address);
  });
}

function writeBilling(store: Store, cartId: string, id: string, address: string): void {
  run(store, 'UPDATE checkout SET billing_id = ?, billing = ? WHERE cart_id = ?', id, address, cartId);
}
