import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** As long as Google's. */
export const TOKEN_LIVES_MS = 120_000;

const BEGINNING = 'stand-in.';
const issued = new WeakMap<Store, Map<string, number>>();

/** A token for a box that was ticked; it is good for two minutes, and once. */
export function issueToken(store: Store, now: number): string {
  const token = BEGINNING + randomBytes(24).toString('base64url');
  const tokens = issued.get(store) ?? new Map<string, number>();
  issued.set(store, tokens.set(token, now));
  return token;
}

/** Whether a token counts, which is used up then. Google's own do always, as they do with its key for tests. */
export function spendToken(store: Store, token: string, now: number): boolean {
  if (!token.startsWith(BEGINNING)) return token !== '';
  const tokens = issued.get(store);
  const at = tokens?.get(token);
  tokens?.delete(token);
  return at !== undefined && now - at <= TOKEN_LIVES_MS;
}
