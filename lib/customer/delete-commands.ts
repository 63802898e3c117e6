import 'server-only';
import { z } from 'zod';
import { refused } from '@/lib/outcome/refused';
import { forgetAlertsOf } from '@/lib/platform/durable/alert-book';
import { managementRequest } from '@/lib/platform/upstreams/management';
import type { OwnOutcome } from '@/lib/platform/http/own-forms';
import { orUnreachable } from '@/lib/platform/result';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import type { Session } from '@/lib/platform/session/session';
import { canEndSessions, endSessions } from '@/lib/platform/session/session-life';
import { href } from '@/lib/routing/href';
import { signOut } from './commands';
import { checkOwnPassword } from './own-password';
import { readCustomer } from './queries';

/**
 * Deletes the customer's own account after checking the password, and all alerts of its e-mail address. Orders are
 * kept, as accounting law requires. @throws UnreachableError
 */
export async function deleteAccount(session: Session, currentPassword: string): Promise<OwnOutcome> {
  const customer = orUnreachable(await readCustomer(session));
  if (!customer) return { ok: false, status: 401, message: 'Sign in to do this.' };
  const verified = await checkOwnPassword(session, customer.email, currentPassword);
  if (!verified.ok) return refused(verified.error);
  orUnreachable(await canEndSessions());
  const query = { 'id:in': String(session.customerId) };
  orUnreachable(await managementRequest({ method: 'DELETE', path: '/v3/customers', query }, z.null()));
  noteSecurity('account-deleted', { customerId: session.customerId });
  await endSessions(session.customerId);
  await signOut(session);
  await forgetAlertsOf(customer.email);
  return { ok: true, to: href('/account-deleted'), note: null };
}
