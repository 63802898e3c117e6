import { all, first, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { transaction } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';
import { countries } from '../geography.ts';
import {
  type AddressChange,
  type AddressInput,
  addressColumns,
  addressProblems,
  insertAddress,
} from './address-input.ts';
import { notLoggedIn, type Problem } from './problems.ts';

export type Address = {
  id: number;
  first_name: string;
  last_name: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postcode: string;
  country_code: string;
  phone: string;
};

interface Result {
  address: Address | null;
  errors: Problem[];
}

const COLUMNS =
  'id, first_name, last_name, company, address1, address2, city, state, postcode, country_code, phone';
const MOST = 100;

const refused = (...errors: Problem[]): Result => ({ address: null, errors });

/** Returns a customer's addresses in the order in which they were added. */
export function addressesOf(store: Store, customerId: number): Address[] {
  return all<Address>(
    store,
    `SELECT ${COLUMNS} FROM customer_address WHERE customer_id = ? ORDER BY id`,
    customerId,
  );
}

export function countryName(code: string): string {
  return countries({ code })[0]?.name ?? code;
}

export function addCustomerAddress(
  _: object,
  { input }: { input: AddressInput },
  { parts: { store }, customerId }: CommerceContext,
): Result {
  if (customerId === null) return refused(notLoggedIn());
  const problems = addressProblems(input);
  if (problems.length > 0) return refused(...problems);
  return transaction(store, () => {
    if (addressesOf(store, customerId).length >= MOST) {
      return refused({
        __typename: 'CustomerAddressCreationError',
        message: `An address book holds at most ${MOST} addresses.`,
      });
    }
    return { address: ownAddress(store, customerId, insertAddress(store, customerId, input)), errors: [] };
  });
}

export function updateCustomerAddress(
  _: object,
  { input }: { input: { addressEntityId: number; data: AddressChange } },
  { parts: { store }, customerId }: CommerceContext,
): Result {
  if (customerId === null) return refused(notLoggedIn());
  const problems = addressProblems(input.data, ['data']);
  if (problems.length > 0) return refused(...problems);
  const { changes } = run(
    store,
    `UPDATE customer_address SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
       company = coalesce(?, company), address1 = coalesce(?, address1), address2 = coalesce(?, address2),
       city = coalesce(?, city), state = coalesce(?, state), postcode = coalesce(?, postcode),
       country_code = coalesce(?, country_code), phone = coalesce(?, phone) WHERE id = ? AND customer_id = ?`,
    ...addressColumns(input.data),
    input.addressEntityId,
    customerId,
  );
  if (changes === 0) {
    return refused({ __typename: 'AddressDoesNotExistError', message: 'Address does not exist.' });
  }
  return { address: ownAddress(store, customerId, input.addressEntityId), errors: [] };
}

export function deleteCustomerAddress(
  _: object,
  { input }: { input: { addressEntityId: number } },
  { parts: { store }, customerId }: CommerceContext,
): { errors: Problem[] } {
  if (customerId === null) return { errors: [notLoggedIn()] };
  const { changes } = run(
    store,
    'DELETE FROM customer_address WHERE id = ? AND customer_id = ?',
    input.addressEntityId,
    customerId,
  );
  const missing = { __typename: 'CustomerAddressDeletionError', message: 'Address does not exist.' };
  return { errors: changes === 0 ? [missing] : [] };
}

function ownAddress(store: Store, customerId: number, id: number): Address | null {
  return (
    first<Address>(
      store,
      `SELECT ${COLUMNS} FROM customer_address WHERE id = ? AND customer_id = ?`,
      id,
      customerId,
    ) ?? null
  );
}
