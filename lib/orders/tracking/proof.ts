import { tidyPostcode } from '@/lib/addresses/rules';

/** Details of an order that only its buyer or recipient is likely to know. */
export type Marks = { emails: readonly string[]; postcodes: readonly string[] };

const plainEmail = (text: string): string => text.trim().toLowerCase();
/** A foreign postcode is compared by its letters and digits. */
const plainPostcode = (text: string): string =>
  tidyPostcode(text) ?? text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Whether a text is the e-mail address or a postcode of an order (experience TRK-1), however it is typed. */
export function proves(text: string, { emails, postcodes }: Marks): boolean {
  if (text.includes('@'))
    return emails.some((email) => email !== '' && plainEmail(email) === plainEmail(text));
  const given = plainPostcode(text);
  return given !== '' && postcodes.some((postcode) => plainPostcode(postcode) === given);
}
