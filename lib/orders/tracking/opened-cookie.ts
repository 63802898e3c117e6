import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';

/** Sealed cookie with the orders that this browser may see whole. */
const COOKIE = 'openedOrders';
const SECONDS = 2 * 60 * 60;
const MOST = 5;

/** An order, and for a guest's order the id of its cart, with which the platform shows the whole order. */
export type OpenedOrder = { id: number; cart: string | null };

const opened = z.object({
  orders: z.array(z.object({ id: z.number().int().positive(), cart: z.string().nullable() })).max(MOST),
});

/**
 * Returns an order that this browser may see whole, for two hours after it gave the e-mail address or postcode; null
 * for any other.
 */
export async function openedOrder(id: number): Promise<OpenedOrder | null> {
  return (await openedOrders()).find((each) => each.id === id) ?? null;
}

async function openedOrders(): Promise<OpenedOrder[]> {
  const sealed = await readCookie(COOKIE);
  if (!sealed) return [];
  const data = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: SECONDS });
  return opened.safeParse(data).data?.orders ?? [];
}

/** Allows this browser to see the whole order. */
export async function rememberOpened(order: OpenedOrder): Promise<void> {
  const others = (await openedOrders()).filter(({ id }) => id !== order.id);
  const sealed = await sealData(
    { orders: [order, ...others].slice(0, MOST) },
    { password: config().session.secret, ttl: SECONDS },
  );
  // Lax, because links in e-mails lead here.
  await keepCookie(COOKIE, sealed, { sameSite: 'lax', maxAge: SECONDS });
}
