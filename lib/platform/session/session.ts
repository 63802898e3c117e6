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
  /** The platform's customer access token, which never leaves the server. */
  token: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  /** When the customer signed in, in milliseconds since 1970. */
  startedAt: z.number().optional(),
});
export type Session = z.infer<typeof session>;

/**
 * Returns the session of the request, which is the only source of identity. Null for a visitor, and if it has expired,
 * was ended or is forged.
 */
export async function readSession(): Promise<Session | null> {
  const sealed = await readCookie(SESSION_COOKIE);
  if (!sealed) return null;
  const opened = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: 0 });
  const { success, data } = session.safeParse(opened);
  return success && data.expiresAt > Date.now() && (await isAlive(data)) ? data : null;
}

/** Seals a session into its cookie; only possible in route handlers. */
export async function writeSession(value: Session): Promise<void> {
  const { secret } = config().session;
  const sealed = await sealData(value, { password: secret, ttl: 0 });
  await keepCookie(SESSION_COOKIE, sealed, { expires: value.expiresAt });
}

/** Deletes the cookies of a signed-in customer; only possible in route handlers. */
export async function clearSession(): Promise<void> {
  for (const name of [SESSION_COOKIE, CUSTOMER_COOKIE]) await dropCookie(name);
}
