import { first, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { hashOfToken, signedJwt } from '../tokens.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Opens a session and ends any other: the platform signs a customer in on one device at a time. The token is a JWT of
 * which only the hash is stored.
 */
export function issueToken(
  store: Store,
  customerId: number,
  now: number,
): { value: string; expiresAt: number } {
  const expiresAt = now + LIFETIME_MS;
  const claims = {
    sub: String(customerId),
    iat: Math.floor(now / 1000),
    exp: Math.floor(expiresAt / 1000),
  };
  const value = signedJwt(claims);
  revokeTokensOf(store, customerId);
  run(
    store,
    'INSERT INTO customer_token (token_hash, customer_id, expires_at) VALUES (?, ?, ?)',
    hashOfToken(value),
    customerId,
    expiresAt,
  );
  return { value, expiresAt };
}

/** Returns the customer of a session; `null` if the token is unknown, expired or revoked. */
export function customerOfToken(store: Store, token: string, now: number): number | null {
  const found = first<{ customer_id: number }>(
    store,
    'SELECT customer_id FROM customer_token WHERE token_hash = ? AND expires_at > ?',
    hashOfToken(token),
    now,
  );
  return found?.customer_id ?? null;
}

export function revokeToken(store: Store, token: string): void {
  run(store, 'DELETE FROM customer_token WHERE token_hash = ?', hashOfToken(token));
}

/** Ends all sessions of a customer, except the one with the given token. */
export function revokeTokensOf(store: Store, customerId: number, except: string | null = null): void {
  run(
    store,
    'DELETE FROM customer_token WHERE customer_id = ? AND token_hash <> ?',
    customerId,
    except === null ? '' : hashOfToken(except),
  );
}
