import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import type { Pence } from '@/lib/money/types';
import { config } from '@/lib/platform/config';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';
import { metrics } from '@/lib/platform/observe/metrics';
import { noteSecurity } from '@/lib/platform/observe/security-log';

const COOKIE = 'placedOrders';
const LIFETIME_S = 7 * 86_400;
const MOST_KEPT = 5;

const placedOrders = z.object({
  orders: z.array(z.object({ order: z.number().int().positive(), cart: z.string(), at: z.number() })),
});
/**
 * An order, the cart that became it, which gives access to a guest's order, and when it was placed, in milliseconds
 * since 1970.
 */
export type PlacedOrder = z.infer<typeof placedOrders>['orders'][number];

/**
 * Returns the orders that this browser placed, newest first. The cookie is sealed, so that nobody opens somebody else's
 * order by its number.
 */
export async function readPlaced(): Promise<PlacedOrder[]> {
  const sealed = await readCookie(COOKIE);
  if (!sealed) return [];
  const opened = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: LIFETIME_S });
  return placedOrders.safeParse(opened).data?.orders ?? [];
}

/** Remembers an order for a week, and counts one that is new to this browser. Only route handlers can call it. */
export async function rememberPlaced(placed: PlacedOrder, total: Pence): Promise<void> {
  const earlier = await readPlaced();
  const others = earlier.filter(({ order }) => order !== placed.order);
  if (others.length === earlier.length) {
    noteSecurity('order-placed', { order: placed.order, pence: total });
    metrics().orders.inc();
  }
  const payload = { orders: [placed, ...others].slice(0, MOST_KEPT) };
  const sealed = await sealData(payload, { password: config().session.secret, ttl: LIFETIME_S });
  await keepCookie(COOKIE, sealed, { maxAge: LIFETIME_S });
}
