import 'server-only';
import { createHash } from 'node:crypto';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { processSingleton } from '@/lib/platform/process-singleton';
import type { CoverRefused } from './add-commands';
import { type NoBasket, readBasket } from './commands';
import { madeBefore, REMEMBERED_MS, rememberMade } from './made-before';
import type { Basket } from './types';

/** A change under a key that another change was made under. */
type KeyTaken = { kind: 'key-taken' };
export type Changed = Result<Basket | null, UpstreamError | NoBasket | CoverRefused | KeyTaken>;

type Once = {
  /** Of one press; null for who has none, whose change is made each time. */
  key: string | null;
  /** What is asked for, without the basket: that may be another one by the time it is asked again. */
  payload: unknown;
  session: Session | null;
  /** How long the key stands for this one change, milliseconds. */
  forMs?: number;
};

/** A removal that left no basket, made again: what is asked for may be another basket by now, which has not that line. */
const unlessGone = (changed: Changed): Changed =>
  !changed.ok && changed.error.kind === 'no-basket' ? ok(null) : changed;

/**
 * Makes a change of a basket once per key. Who asks again, because the answer was lost or while it is under way, gets
 * the basket that came of it, as it is now. What was refused has changed nothing and may be asked for again.
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
    const before = await madeBefore(key, now - forMs);
    if (before && before.asked !== digest) return fail<KeyTaken>({ kind: 'key-taken' });
    if (before && before.cart !== null) return readBasket(before.cart, session);
    if (before) return unlessGone(await change());
    const changed = await change();
    if (changed.ok) await rememberMade(key, { asked: digest, cart: changed.value?.id ?? null }, now, forMs);
    return changed;
  });
}
