import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a secret or signature is the expected one, compared in constant time. Only a different length ends it early.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
