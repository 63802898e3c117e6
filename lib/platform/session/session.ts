import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { dropCookie, keepCookie, readCookie } from './cookies';
import { isAlive } from './session-life';

/** The cookie that scripts may read: the customer's first name, for the greeting. */
export const CUSTOMER_COOKIE = 'customerInfo';
/** The shop token of specification §3, whose presence means signed in. Sealed, so that only the server can read it. */
export const SESSION_COOKIE = 'shopToken';

const session = z.object({
  /** Random, new at each sign-in. */
  id: z.string(),
  customerId: z.number().int().positive(),
  /** The platform's customer access token; it never leaves the server. */
  token: z.string(),
  /** In milliseconds since 1970. */
  expiresAt: z.number(),
  /** When the customer signed in, in milliseconds since 1970. */
  startedAt: z.number().optional(),
});
export type Session = z.infer<typeof session>;

/** The session of the request, the only source of identity. Null for a visitor, and for an expired, ended or forged one. */
export async function readSession(): Promise<Session | null> {
  const sealed = await readCookie(SESSION_COOKIE);
  if (!sealed) return null;
  const opened = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: 0 });
  const { success, data } = session.safeParse(opened);
  return success && data.expiresAt > Date.now() && (await isAlive(data)) ? data : null;
}

/** Seals a session into its cookie; possible in route handlers only. */
export async function writeSession(value: Session): Promise<void> {
  const { secret } = config().session;
  const sealed = await sealData(value, { password: secret, ttl: 0 });
  await keepCookie(SESSION_COOKIE, sealed, { expires: value.expiresAt });
}

/** Deletes the cookies that say that somebody is signed in; possible in route handlers only. */
export async function clearSession(): Promise<void> {
  for (const name of [SESSION_COOKIE, CUSTOMER_COOKIE]) await dropCookie(name);
}
