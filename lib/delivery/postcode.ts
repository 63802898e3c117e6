import { AREAS } from './data/areas';
import type { Postcode } from './types';

/** Reads a postcode of any case and spacing, whole or its first half alone; null for what cannot be one. */
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
