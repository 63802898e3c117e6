import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';

/** Orders that this browser has shown to know; sealed. */
const COOKIE = 'openedOrders';
const SECONDS = 2 * 60 * 60;
const MOST = 5;

/** An order, and the basket that became it where it is a guest's: by that the platform shows it whole. */
export type OpenedOrder = { id: number; cart: string | null };

const opened = z.object({
  orders: z.array(z.object({ id: z.number().int().positive(), cart: z.string().nullable() })).max(MOST),
});

/** An order that this browser may see whole, for two hours after it gave the address or postcode; null for any other. */
export async function openedOrder(id: number): Promise<OpenedOrder | null> {
  return (await openedOrders()).find((each) => each.id === id) ?? null;
}

async function openedOrders(): Promise<OpenedOrder[]> {
  const sealed = await readCookie(COOKIE);
  if (!sealed) return [];
  const data = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: SECONDS });
  return opened.safeParse(data).data?.orders ?? [];
}

/** From now on this browser may see the order whole. */
export async function rememberOpened(order: OpenedOrder): Promise<void> {
  const others = (await openedOrders()).filter(({ id }) => id !== order.id);
  const sealed = await sealData(
    { orders: [order, ...others].slice(0, MOST) },
    { password: config().session.secret, ttl: SECONDS },
  );
  // Lax: links in mails lead here.
  await keepCookie(COOKIE, sealed, { sameSite: 'lax', maxAge: SECONDS });
}
