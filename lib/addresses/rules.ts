import { formatPostcode, parsePostcode } from '@/lib/delivery/postcode';
import { joinName } from './names';
import type { Address } from './types';

export const HOME_COUNTRY = 'GB';

/** Returns a full UK postcode of any case and spacing in capitals with a space; null for what cannot be one. */
export function tidyPostcode(text: string): string | null {
  const parsed = parsePostcode(text);
  return parsed?.inward ? formatPostcode(parsed) : null;
}

const FEWEST_DIGITS = 7;
/** E.164 allows fifteen digits; an extension may follow. */
const MOST_DIGITS = 20;

/** Whether a text can be a telephone number in any usual notation: `+44 (0)113 496 0142 ext. 5`. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return (
    digits >= FEWEST_DIGITS &&
    digits <= MOST_DIGITS &&
    /^[\d\s()+./#-]+((ext|extension|x)[.\s]*\d+)?$/i.test(text.trim())
  );
}

/** Puts the chosen address first and keeps the order of the others; a choice that is not in the book is ignored. */
export function defaultFirst(book: readonly Address[], chosen: string | null): Address[] {
  return book.toSorted((a, b) => Number(String(b.id) === chosen) - Number(String(a.id) === chosen));
}

/** Returns an address as the lines of a label, without the country at home. */
export function addressLines(address: Omit<Address, 'id' | 'phone'>): string[] {
  const { company, address1, address2, city, stateOrProvince, postalCode } = address;
  const country = address.countryCode === HOME_COUNTRY ? '' : address.country;
  return [joinName(address), company, address1, address2, city, stateOrProvince, postalCode, country]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Returns the fields of an address that its form has, by name. */
export function addressValues(address: Partial<Address>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'country' ? [[name, value]] : [],
    ),
  );
}
