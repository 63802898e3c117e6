import 'server-only';
import { refusalOf } from '@/lib/outcome/mutation-errors';
import { refused } from '@/lib/outcome/refused';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import type { OwnOutcome } from '@/lib/platform/http/own-forms';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { UpdateCustomerMutation } from './documents';
import { noticeOldAddress } from './notices';
import { checkOwnPassword } from './own-password';
import type { ProfileRequest } from './profile-requests';
import { readCustomer } from './queries';
import { greet } from './session';

const SIGN_IN: OwnOutcome = { ok: false, status: 401, message: 'Sign in to do this.' };

/** Changes the customer's own details; a new e-mail address requires the current password. @throws UnreachableError */
export async function saveProfile(session: Session, request: ProfileRequest): Promise<OwnOutcome> {
  const { currentPassword, ...input } = request;
  const customer = orUnreachable(await readCustomer(session));
  if (!customer) return SIGN_IN;
  const isMoved = input.email.toLowerCase() !== customer.email.toLowerCase();
  if (isMoved) {
    const verified = await checkOwnPassword(session, customer.email, currentPassword);
    if (!verified.ok) return refused(verified.error);
  }
  const answer = await commerceMutation(UpdateCustomerMutation, { input }, { customerToken: session.token });
  const refusal = refusalOf(orUnreachable(answer).customer.updateCustomer.errors);
  if (refusal) return refused(refusal);
  if (isMoved) await noticeOldAddress(session.customerId, customer);
  await greet(input.firstName, session.expiresAt);
  return {
    ok: true,
    to: href('/account/personal-details'),
    note: { kind: 'done', text: 'Your details are saved.' },
  };
}
