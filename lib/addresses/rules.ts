import { formatPostcode, parsePostcode } from '@/lib/delivery/postcode';
import { joinName } from './names';
import type { Address } from './types';

export const HOME_COUNTRY = 'GB';

/** A whole British postcode of any case and spacing as it is written on parcels; null for what cannot be one. */
export function tidyPostcode(text: string): string | null {
  const parsed = parsePostcode(text);
  return parsed?.inward ? formatPostcode(parsed) : null;
}

const FEWEST_DIGITS = 7;
/** E.164 allows fifteen; an extension may follow. */
const MOST_DIGITS = 20;

/** Whether a text can be a telephone number, however people write one: `+44 (0)113 496 0142 ext. 5`. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return (
    digits >= FEWEST_DIGITS &&
    digits <= MOST_DIGITS &&
    /^[\d\s()+./#-]+((ext|extension|x)[.\s]*\d+)?$/i.test(text.trim())
  );
}

/** The chosen address first, the others in their order; a choice that is gone from the book is as none. */
export function defaultFirst(book: readonly Address[], chosen: string | null): Address[] {
  return book.toSorted((a, b) => Number(String(b.id) === chosen) - Number(String(a.id) === chosen));
}

/** An address as lines of a label; the country is left out at home. */
export function addressLines(address: Omit<Address, 'id' | 'phone'>): string[] {
  const { company, address1, address2, city, stateOrProvince, postalCode } = address;
  const country = address.countryCode === HOME_COUNTRY ? '' : address.country;
  return [joinName(address), company, address1, address2, city, stateOrProvince, postalCode, country]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The parts of an address that a form holds, by the names of its fields. */
export function addressValues(address: Partial<Address>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'country' ? [[name, value]] : [],
    ),
  );
}
