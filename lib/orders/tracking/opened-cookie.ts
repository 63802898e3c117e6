import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';

/** Orders that this browser has shown to know; sealed. */
const COOKIE = 'openedOrders';
const SECONDS = 2 * 60 * 60;
const MOST = 5;

const opened = z.object({ orders: z.array(z.number().int().positive()).max(MOST) });

/** The orders that this browser may see whole, for two hours after it gave the address or postcode. */
export async function openedOrders(): Promise<number[]> {
  const sealed = await readCookie(COOKIE);
  if (!sealed) return [];
  const data = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: SECONDS });
  return opened.safeParse(data).data?.orders ?? [];
}

/** From now on this browser may see the order whole. */
export async function rememberOpened(id: number): Promise<void> {
  const others = (await openedOrders()).filter((each) => each !== id);
  const sealed = await sealData(
    { orders: [id, ...others].slice(0, MOST) },
    { password: config().session.secret, ttl: SECONDS },
  );
  // Lax: links in mails lead here.
  await keepCookie(COOKIE, sealed, { sameSite: 'lax', maxAge: SECONDS });
}
