import 'server-only';
import { createHash } from 'node:crypto';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { processSingleton } from '@/lib/platform/process-singleton';
import type { CoverRefused } from './add-commands';
import { type NoBasket, readBasket } from './commands';
import { findChange, REMEMBERED_MS, recordChange } from './change-log';
import type { Basket } from './types';

/** The key has already been used for another change. */
type KeyTaken = { kind: 'key-taken' };
export type Changed = Result<Basket | null, UpstreamError | NoBasket | CoverRefused | KeyTaken>;

type Once = {
  /** The idempotency key of one press; null: the change is made each time. */
  key: string | null;
  /** The requested change, without the cart's id, which may be another when it is repeated. */
  payload: unknown;
  session: Session | null;
  /** How long the key is valid, in milliseconds. */
  forMs?: number;
};

/** For a repeated removal that had emptied the basket: no basket is its success, not a failure. */
const unlessGone = (changed: Changed): Changed =>
  !changed.ok && changed.error.kind === 'no-basket' ? ok(null) : changed;

/**
 * Makes a change of a basket once per idempotency key. A repeated request, after a lost answer or while the first is
 * under way, gets the resulting basket as it is now. A refused change has changed nothing, so it may be tried again.
 */
export async function changeOnce(
  { key, payload, session, forMs = REMEMBERED_MS }: Once,
  change: () => Promise<Changed>,
): Promise<Changed> {
  if (key === null) return change();
  const digest = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  const inTurn = processSingleton('basket-changing', () => createSingleFlight<Changed>());
  return inTurn(`${key}:${digest}:${session?.customerId ?? null}`, async () => {
    const now = Date.now();
    const before = await findChange(key, now - forMs);
    if (before && before.asked !== digest) return fail<KeyTaken>({ kind: 'key-taken' });
    if (before && before.cart !== null) return readBasket(before.cart, session);
    if (before) return unlessGone(await change());
    const changed = await change();
    if (changed.ok) await recordChange(key, { asked: digest, cart: changed.value?.id ?? null }, now, forMs);
    return changed;
  });
}
