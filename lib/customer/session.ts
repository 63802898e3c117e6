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

/** Makes the browser this customer's, under a new session id; whatever it held before goes first (specification §4). */
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

/** The readable cookie behind the greeting. */
export async function greet(firstName: string, expires: number): Promise<void> {
  await keepCookie(CUSTOMER_COOKIE, greetingName(firstName), { httpOnly: false, expires });
}

/** The browser is a visitor's again. The basket's cookie is the basket's own affair. */
export async function endBrowserSession(): Promise<void> {
  await forgetCustomer();
  await renewXsrfToken(null);
}

async function forgetCustomer(): Promise<void> {
  await clearSession();
  await dropCookie(WISHLIST_COOKIE);
}
