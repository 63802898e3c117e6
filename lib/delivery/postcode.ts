import { AREAS } from './data/areas';
import type { Postcode } from './types';

/** Parses a postcode of any case and spacing, in full or its outward code only; null for what cannot be one. */
export function parsePostcode(text: string): Postcode | null {
  const bare = text.toUpperCase().replace(/[\s.-]/g, '');
  const found = /^([A-Z]{1,2})(\d{1,2}|\d[A-Z])(?:(\d)([ABD-HJLNP-UW-Z]{2}))?$/.exec(bare);
  const [, area = '', district = '', digit, unit] = found ?? [];
  const unfinished = !unit && /\s/.test(text.trim());
  if (!AREAS.has(area) || unfinished) return null;
  return { outward: `${area}${district}`, inward: digit && unit ? `${digit}${unit}` : null };
}

/** `LS6 3BN` */
export const formatPostcode = ({ outward, inward }: Postcode): string =>
  inward ? `${outward} ${inward}` : outward;

/**
 * Returns what to tell the shopper about a text that is not a full UK postcode. Forces post has numbers instead: `BFPO
 * 57`.
 */
export function postcodeFault(text: string): string {
  if (/^b\W?f\W?p\W?o/i.test(text.trim()))
    return 'We can’t deliver to BFPO addresses. Enter another postcode';
  return text.trim() ? 'Enter a full postcode, such as LS6 3BN' : 'Enter the postcode';
}
