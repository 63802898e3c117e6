import { z } from 'zod';
import { postcodeFault } from '@/lib/delivery/postcode';
import { line } from '@/lib/forms/requests';
import { HOME_COUNTRY, isPhone, tidyPostcode } from './rules';

const required = (longest: number, message: string) => line(longest).min(1, message);

/** Company, second line and postcode may be empty but have to be sent; the county is optional (specification §5). */
const fields = z.strictObject({
  firstName: required(100, 'Enter a first name'),
  lastName: required(100, 'Enter a last name'),
  company: line(100),
  address1: required(255, 'Enter the house and street'),
  address2: line(255),
  city: required(100, 'Enter a town or city'),
  stateOrProvince: line(100).default(''),
  postalCode: line(30),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
  phone: required(50, 'Enter a phone number: the driver rings ahead').refine(
    (text) => text === '' || isPhone(text),
    'Enter a phone number, such as 07700 900142 or +44 113 496 0142',
  ),
});

type Fields = z.infer<typeof fields>;

/** Checks UK postcodes; those of other countries are accepted unchanged. */
function checkPostcode({ countryCode, postalCode }: Fields, context: z.RefinementCtx): void {
  if (countryCode !== HOME_COUNTRY || tidyPostcode(postalCode) !== null) return;
  context.addIssue({ code: 'custom', path: ['postalCode'], message: postcodeFault(postalCode) });
}

/** Writes UK postcodes in capitals with a space. */
const tidy = <T extends Fields>(given: T): T => ({
  ...given,
  postalCode:
    (given.countryCode === HOME_COUNTRY ? tidyPostcode(given.postalCode) : null) ?? given.postalCode,
});

/** An address as a form sends it, with the platform's field names and lengths. */
export const addressRequest = fields.superRefine(checkPostcode).transform(tidy);

const addressEntityId = z
  .string()
  .regex(/^\d{1,10}$/, 'This address is not in your address book')
  .transform(Number)
  .pipe(z.int().positive().max(2_147_483_647));

/** An address with the entry of the book that it replaces, and whether it becomes the default. */
export const saveAddressRequest = fields
  .extend({ addressEntityId: addressEntityId.optional(), asDefault: z.literal('on').optional() })
  .superRefine(checkPostcode)
  .transform(tidy);
export type SaveAddressRequest = z.output<typeof saveAddressRequest>;

/** The id of an entry of the book, to be deleted or made the default. */
export const entryRequest = z.strictObject({ addressEntityId });

/** Returns the id of an address in a path; null for what cannot be one. */
export const readAddressId = (text: string): number | null => addressEntityId.safeParse(text).data ?? null;
