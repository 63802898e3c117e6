import 'server-only';
import { z } from 'zod';
import type { Refusal } from '@/lib/outcome/types';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { config } from '@/lib/platform/config';
import { hit } from '@/lib/platform/http/rate-limit';
import { fail, ok, type Result } from '@/lib/platform/result';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import { callUpstream } from '@/lib/platform/upstreams/upstream';
import { RequestResetMutation } from './documents';
import { accountKey, LIMITS, tooOften } from './limits';

/** Message of the specification (§8). */
const FAILED = 'API request failed.';

/**
 * Has a reset link e-mailed to an address, if it is a customer's. Neither the answer nor its timing reveals whether it
 * is. Beyond three requests an hour no e-mail is sent, with the same answer (reliability guide §1.1).
 */
export async function requestReset(email: string, address: string): Promise<Result<null, Refusal>> {
  noteSecurity('reset-asked');
  const wait = await hit(LIMITS.resetAddress, address);
  if (wait !== null) return fail(tooOften('Too many links were asked for from here.', wait));
  if ((await hit(LIMITS.resetAccount, accountKey(email))) !== null) return ok(null);
  const sent = await send(email);
  return sent.ok ? ok(null) : fail({ kind: 'refusal', status: 503, message: FAILED });
}

function send(email: string): Promise<Result<unknown>> {
  const { url } = config().reset;
  if (url === null) return commerceMutation(RequestResetMutation, { input: { email } });
  const target = new URL(url);
  target.searchParams.set('email', email);
  return callUpstream('reset', { url: target.href }, z.looseObject({}));
}
