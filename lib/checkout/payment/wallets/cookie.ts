import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';
import { href } from '@/lib/routing/href';

const COOKIE = 'walletIntent';
const LIFETIME_S = 3_600;

const intent = z.object({
  cart: z.string(),
  provider: z.string(),
  method: z.string(),
  order: z.string(),
  initialization: z.string(),
});
/** A payment that this browser was sent away to approve. */
export type Intent = z.infer<typeof intent>;

/** Seals the intent, so that nobody can use somebody else's. Only route handlers can set the cookie. */
export async function rememberIntent(given: Intent): Promise<void> {
  const sealed = await sealData(given, { password: config().session.secret, ttl: LIFETIME_S });
  await keepCookie(COOKIE, sealed, { path: href('/api/checkout/wallet'), maxAge: LIFETIME_S });
}

export async function readIntent(): Promise<Intent | null> {
  const sealed = await readCookie(COOKIE, 'part');
  if (!sealed) return null;
  const opened = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: LIFETIME_S });
  return intent.safeParse(opened).data ?? null;
}
