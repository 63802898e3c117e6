import 'server-only';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import type { UpstreamError } from '@/lib/platform/result';
import { endSessions } from '@/lib/platform/session/session-life';
import { enqueueLetter } from '@/lib/post/commands';
import { accountKey } from './limits';

/** A new account is greeted, once. */
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

/** The old address hears that it is no longer the account's (reliability guide C5). */
export async function noticeOldAddress(
  customerId: number,
  old: { email: string; firstName: string },
): Promise<void> {
  const { email, firstName } = old;
  noteSecurity('email-changed', { customerId });
  await enqueueLetter(`email:${customerId}:${Date.now()}`, { letter: 'emailChanged', to: email, firstName });
}

/**
 * What follows an answer to a change of a password that says neither that it was made nor that it was refused: it may
 * have been made, so all sessions end but one; nobody is written to of what may not be so.
 * @param except the session that asked for the change.
 */
export async function afterLostAnswer(
  { kind }: UpstreamError,
  customerId: number,
  except: string | null = null,
): Promise<void> {
  if (kind !== 'refused' && kind !== 'rejected') await endSessions(customerId, except);
}

/**
 * What follows every change of a password, however it was made: all sessions end but one, and the customer hears of
 * it (reliability guide §0.4).
 * @param except the session that made the change.
 */
export async function afterNewPassword(customerId: number, except: string | null = null): Promise<void> {
  await endSessions(customerId, except);
  noteSecurity(except === null ? 'password-reset' : 'password-changed', { customerId });
  await enqueueLetter(`password:${customerId}:${Date.now()}`, { letter: 'passwordChanged', customerId });
}
