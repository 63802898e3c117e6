import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a secret or signature is the expected one, in a time that does not depend on where the two differ. Only a
 * difference in length ends it early.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
