import 'server-only';
import { z } from 'zod';
import type { Refusal } from '@/lib/outcome/types';
import { config } from '@/lib/platform/config';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { type Counted, countTry, forgiveTry, LIMITS, tooOften } from './limits';

const answer = z.object({ is_valid: z.boolean(), customer_id: z.number().optional() });

const refuse = (message: string) =>
  fail<Refusal>({ kind: 'refusal', status: 422, message, fields: { currentPassword: message } });

/** Checks the password of the signed-in customer; wrong ones count against a limit. */
export async function checkOwnPassword(
  session: Session,
  email: string,
  password: string,
): Promise<Result<null, UpstreamError | Refusal>> {
  if (!password) return refuse('Enter your current password to change the e-mail address');
  const counted: Counted = [[LIMITS.passwordChange, String(session.customerId)]];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften('The current password was wrong too many times.', wait));
  const body = { email, password, channel_id: config().commerce.channelId };
  const result = await managementRequest(
    { method: 'POST', path: '/v3/customers/validate-credentials', body },
    answer,
  );
  if (!result.ok) {
    await forgiveTry(counted);
    return result;
  }
  if (!result.value.is_valid || result.value.customer_id !== session.customerId) {
    return refuse('This is not your current password');
  }
  await forgiveTry(counted);
  return ok(null);
}
