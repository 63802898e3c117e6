import { createHash, createHmac, randomUUID } from 'node:crypto';
import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Returns a JWT with the given claims and a unique id. The store recognises its tokens by their hashes. */
export function signedJwt(claims: object): string {
  const body = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, jti: randomUUID() },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  // Nobody verifies the signature, so the key need not be kept.
  return `${body}.${createHmac('sha256', randomUUID()).update(body).digest('base64url')}`;
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @param expiresAt milliseconds since 1970 */
export function issueStorefrontToken(store: Store, claims: object, expiresAt: number): string {
  const token = signedJwt({ ...claims, exp: Math.floor(expiresAt / 1000) });
  run(
    store,
    'INSERT INTO storefront_token (token_hash, expires_at) VALUES (?, ?)',
    hashOfToken(token),
    expiresAt,
  );
  return token;
}

/** Returns when a token issued by the store expires; `null` for any other token. */
export function expiryOf(store: Store, token: string): number | null {
  const found = first<{ expires_at: number }>(
    store,
    'SELECT expires_at FROM storefront_token WHERE token_hash = ?',
    hashOfToken(token),
  );
  return found?.expires_at ?? null;
}

/** Revokes a token. Returns whether it existed. */
export function revokeStorefrontToken(store: Store, token: string): boolean {
  return run(store, 'DELETE FROM storefront_token WHERE token_hash = ?', hashOfToken(token)).changes > 0;
}
