import { countries } from '../geography.ts';
import type { OrderAddress } from '../orders/types.ts';
import { CheckoutError } from './errors.ts';

/** `CheckoutAddressInput` of the schema. */
export interface AddressInput {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  stateOrProvince?: string | null;
  countryCode: string;
  postalCode?: string | null;
  phone?: string | null;
  shouldSaveAddress?: boolean;
}

type Kind = 'CheckoutBillingAddressError' | 'CheckoutShippingConsignmentError';

const LONGEST = 255;

/** Parses an address. Fields may be missing until the order is placed. @throws CheckoutError if a field is invalid */
export function addressOf(input: AddressInput, kind: Kind): OrderAddress {
  const code =
    kind === 'CheckoutBillingAddressError' ? 'INCOMPLETE_BILLING_ADDRESS' : 'INCOMPLETE_SHIPPING_ADDRESS';
  const text = (field: Exclude<keyof AddressInput, 'shouldSaveAddress'>): string => {
    const value = input[field]?.trim() ?? '';
    if (value.length > LONGEST) {
      throw new CheckoutError(kind, code, `${field} is longer than ${LONGEST} characters`, { field });
    }
    return value;
  };
  const countryCode = text('countryCode').toUpperCase();
  if (countries({ code: countryCode }).length === 0) {
    throw new CheckoutError(kind, code, `Country ${countryCode} is not known`, { field: 'countryCode' });
  }
  const email = text('email');
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new CheckoutError(kind, code, 'The e-mail address is invalid', { field: 'email' });
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('stateOrProvince'),
    postcode: text('postalCode').toUpperCase(),
    countryCode,
    phone: text('phone'),
    email,
  };
}

const NEEDED = ['firstName', 'lastName', 'address1', 'city', 'postcode'] as const;

/** Returns the names of the fields that an order requires and the address lacks. */
export function missingFields(address: OrderAddress, withEmail: boolean): string[] {
  const needed = withEmail ? (['email', ...NEEDED] as const) : NEEDED;
  return needed.filter((field) => address[field] === '');
}
