import 'server-only';
import { createHmac } from 'node:crypto';
import type { Pence } from '@/lib/money/types';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isSameSecret } from '@/lib/platform/same-secret';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';

/**
 * The key of the one order that a basket can become at a price. It follows from both, so that every page, tab and
 * process has the same one; that a key gives one order for good is kept by the platform, which makes one per basket.
 */
export function orderKey(cartId: string, total: Pence): string {
  const mac = createHmac('sha256', config().session.secret).update(`order:${cartId}:${total}`);
  return mac.digest('base64url');
}

/** Whether a key was made by `orderKey` for this basket at this price. */
export const isOrderKey = (given: string | null, cartId: string, total: Pence): boolean =>
  isSameSecret(given ?? '', orderKey(cartId, total));

/** Runs `work` once for all who ask with the same key while it runs; all get its answer. */
export function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  const inTurn = processSingleton('checkout.running', () => createSingleFlight<T>());
  return inTurn(key, work);
}
