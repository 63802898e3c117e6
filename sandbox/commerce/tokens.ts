import { createHash, createHmac, randomUUID } from 'node:crypto';
import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** A JWT that says what it is for, with a name of its own. The store knows what it made by the hash. */
export function signedJwt(claims: object): string {
  const body = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, jti: randomUUID() },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  // Nobody but the store reads it: the key need not outlive the token's making.
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

/** When a token that the store made expires; `null` for any other. */
export function expiryOf(store: Store, token: string): number | null {
  const found = first<{ expires_at: number }>(
    store,
    'SELECT expires_at FROM storefront_token WHERE token_hash = ?',
    hashOfToken(token),
  );
  return found?.expires_at ?? null;
}

/** Whether there was such a token. */
export function revokeStorefrontToken(store: Store, token: string): boolean {
  return run(store, 'DELETE FROM storefront_token WHERE token_hash = ?', hashOfToken(token)).changes > 0;
}
