import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { customerOfToken } from './customers/tokens.ts';
import { platformError } from './errors.ts';
import { expiryOf } from './tokens.ts';

/** Returns why a storefront token is refused, in the platform's words, or `null` if it is valid. */
export function credentialProblem(
  { store, config, clock }: Parts,
  authorization: string | undefined,
): string | null {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return 'GraphQL credentials were missing. No token was sent.';
  if (sameText(token, config.storefrontToken)) return null;
  const expiry = expiryOf(store, token);
  if (expiry !== null) return expiry > clock() ? null : 'GraphQL invalid credentials. JWT is expired';
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
    ? 'GraphQL invalid credentials. JWT signature is invalid'
    : 'GraphQL invalid credentials. String is not a JWT';
}

export interface Identity {
  customerId: number | null;
  customerToken: string | null;
}

/**
 * Returns who makes the request. An invalid token silently counts as a visitor, unless the caller asked for an error.
 * @throws the platform's error if the caller asked for it
 */
export function identityOf(store: Store, headers: IncomingHttpHeaders, now: number): Identity {
  const sent = headers['x-bc-customer-access-token'];
  const strict = headers['x-bc-error-on-invalid-customer-access-token'] === 'true';
  if (sent === undefined || Array.isArray(sent)) return { customerId: null, customerToken: null };
  const customerId = sent === '' ? null : customerOfToken(store, sent, now);
  if (customerId === null && strict) {
    throw sent === ''
      ? platformError('Customer access token is missing', 'MISSING_CUSTOMER_ACCESS_TOKEN')
      : platformError('Customer access token is invalid', 'INVALID_CUSTOMER_ACCESS_TOKEN');
  }
  return { customerId, customerToken: customerId === null ? null : sent };
}

/** Compares texts in constant time. */
export function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
