import 'server-only';
import { randomUUID } from 'node:crypto';
import { WISHLIST_COOKIE } from '@/lib/lists/wishlist/rules';
import { sessionTime } from '@/lib/platform/session/session-life';
import { renewXsrfToken } from '@/lib/platform/http/api';
import { dropCookie, keepCookie } from '@/lib/platform/session/cookies';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import { clearSession, CUSTOMER_COOKIE, type Session, writeSession } from '@/lib/platform/session/session';
import { greetingName } from './rules';

type SignedIn = { customerId: number; firstName: string; token: string; expiresAt: string };

/**
 * Starts a session for this customer with a new session id, after removing whatever the browser held before
 * (specification §4).
 */
export async function startSession({ customerId, firstName, token, expiresAt }: SignedIn): Promise<Session> {
  await forgetCustomer();
  const startedAt = await sessionTime();
  const session = { id: randomUUID(), customerId, token, expiresAt: Date.parse(expiresAt), startedAt };
  await writeSession(session);
  await greet(firstName, session.expiresAt);
  await renewXsrfToken(session);
  noteSecurity('signed-in', { customerId });
  return session;
}

/** Sets the cookie with the name for the greeting, which scripts can read. */
export async function greet(firstName: string, expires: number): Promise<void> {
  await keepCookie(CUSTOMER_COOKIE, greetingName(firstName), { httpOnly: false, expires });
}

/** Makes the browser a visitor's again. The cart cookie is handled elsewhere. */
export async function endBrowserSession(): Promise<void> {
  await forgetCustomer();
  await renewXsrfToken(null);
}

async function forgetCustomer(): Promise<void> {
  await clearSession();
  await dropCookie(WISHLIST_COOKIE);
}
