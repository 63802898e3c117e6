import { all } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Cart } from '../cart/types.ts';
import { insertAddress } from '../customers/address-input.ts';
import type { OrderAddress } from '../orders/types.ts';
import { type AddressInput, missingFields } from './address.ts';

type Row = { address1: string; postcode: string; last_name: string };

/** Adds an address to the customer's address book if requested, complete and not already in it. */
export function saveAddress(
  store: Store,
  { customerId }: Pick<Cart, 'customerId'>,
  { shouldSaveAddress }: AddressInput,
  address: OrderAddress,
): void {
  if (!shouldSaveAddress || customerId === 0 || missingFields(address, false).length > 0) return;
  const book = all<Row>(
    store,
    'SELECT address1, postcode, last_name FROM customer_address WHERE customer_id = ?',
    customerId,
  );
  const known = book.some(
    (each) =>
      each.address1 === address.address1 &&
      each.postcode === address.postcode &&
      each.last_name === address.lastName,
  );
  if (known) return;
  const { state: stateOrProvince, postcode: postalCode, ...rest } = address;
  insertAddress(store, customerId, { ...rest, stateOrProvince, postalCode });
}
