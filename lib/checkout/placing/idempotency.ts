import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pence } from '@/lib/money/types';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';

/**
 * The key of the one order that a basket can become at a price. It follows from both, so that every page, tab and
 * process has the same one; that a key gives one order for good is kept by the platform, which makes one per basket.
 */
export function orderKey(cartId: string, total: Pence): string {
  const mac = createHmac('sha256', config().session.secret).update(`order:${cartId}:${total}`);
  return mac.digest('base64url');
}

export function isOrderKey(given: string | null, cartId: string, total: Pence): boolean {
  const expected = Buffer.from(orderKey(cartId, total));
  const actual = Buffer.from(given ?? '');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Runs `work` once for all who ask with the same key while it runs; all get its answer. */
export function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  const inTurn = processSingleton('checkout.running', () => createSingleFlight<T>());
  return inTurn(key, work);
}
