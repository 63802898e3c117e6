import 'server-only';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import type { UpstreamError } from '@/lib/platform/result';
import { endSessions } from '@/lib/platform/session/session-life';
import { enqueueLetter } from '@/lib/post/commands';
import { accountKey } from './limits';

/** Sends the welcome e-mail to a new customer, once. */
export async function welcomeCustomer({
  email,
  firstName,
}: {
  email: string;
  firstName: string;
}): Promise<void> {
  noteSecurity('registered');
  await enqueueLetter(`welcome:${accountKey(email)}`, { letter: 'welcome', to: email, firstName });
}

/** Tells the old address that it is no longer the account's (reliability guide C5). */
export async function noticeOldAddress(
  customerId: number,
  old: { email: string; firstName: string },
): Promise<void> {
  const { email, firstName } = old;
  noteSecurity('email-changed', { customerId });
  await enqueueLetter(`email:${customerId}:${Date.now()}`, { letter: 'emailChanged', to: email, firstName });
}

/**
 * Ends all sessions but one after a password change whose outcome is unknown, because it may have been made. No e-mail
 * is sent, because it may be untrue.
 * @param except the session that requested the change
 */
export async function afterLostAnswer(
  { kind }: UpstreamError,
  customerId: number,
  except: string | null = null,
): Promise<void> {
  if (kind !== 'refused' && kind !== 'rejected') await endSessions(customerId, except);
}

/**
 * Ends all sessions but one after any change of the password, and tells the customer (reliability guide §0.4).
 * @param except the session that made the change
 */
export async function afterNewPassword(customerId: number, except: string | null = null): Promise<void> {
  await endSessions(customerId, except);
  noteSecurity(except === null ? 'password-reset' : 'password-changed', { customerId });
  await enqueueLetter(`password:${customerId}:${Date.now()}`, { letter: 'passwordChanged', customerId });
}
