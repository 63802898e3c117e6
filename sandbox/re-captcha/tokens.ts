import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** The same lifetime as Google's tokens. */
export const TOKEN_LIVES_MS = 120_000;

const BEGINNING = 'stand-in.';
const issued = new WeakMap<Store, Map<string, number>>();

/** Issues a token for a ticked checkbox. It is valid for two minutes and can be used once. */
export function issueToken(store: Store, now: number): string {
  const token = BEGINNING + randomBytes(24).toString('base64url');
  const tokens = issued.get(store) ?? new Map<string, number>();
  issued.set(store, tokens.set(token, now));
  return token;
}

/** Whether a token is valid, which also uses it up. Any Google token is valid, as with Google's test key. */
export function spendToken(store: Store, token: string, now: number): boolean {
  if (!token.startsWith(BEGINNING)) return token !== '';
  const tokens = issued.get(store);
  const at = tokens?.get(token);
  tokens?.delete(token);
  return at !== undefined && now - at <= TOKEN_LIVES_MS;
}
