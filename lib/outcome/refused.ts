import 'server-only';
import { FORM_FAILED, type Outcome } from '@/lib/platform/http/forms';
import type { UpstreamError } from '@/lib/platform/result';
import type { Refusal } from './types';

/** Returns the outcome of a form that was refused, or for which an upstream could not be reached. */
export function refused(error: UpstreamError | Refusal): Extract<Outcome, { ok: false }> {
  if ('upstream' in error) {
    return { ok: false, status: 503, message: FORM_FAILED, retryAfter: error.retryAfter ?? 5 };
  }
  const { status, message, fields, retryAfter } = error;
  return { ok: false, status, message, ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
}
