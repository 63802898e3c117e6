import 'server-only';
import { createHmac } from 'node:crypto';
import type { Pence } from '@/lib/money/types';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isSameSecret } from '@/lib/platform/same-secret';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';

/**
 * Returns the key of the one order that a basket can become at a price. It is derived from both, so that every page,
 * tab and process gets the same one. The platform ensures that there is one order, because it makes one per cart.
 */
export function orderKey(cartId: string, total: Pence): string {
  const mac = createHmac('sha256', config().session.secret).update(`order:${cartId}:${total}`);
  return mac.digest('base64url');
}

/** Whether a key was made by `orderKey` for this basket at this price. */
export const isOrderKey = (given: string | null, cartId: string, total: Pence): boolean =>
  isSameSecret(given ?? '', orderKey(cartId, total));

/** Runs `work` once for all concurrent callers with the same key; all get its result. */
export function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  const inTurn = processSingleton('checkout.running', () => createSingleFlight<T>());
  return inTurn(key, work);
}
