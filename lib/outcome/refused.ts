import 'server-only';
import { FORM_FAILED, type Outcome } from '@/lib/platform/http/forms';
import type { UpstreamError } from '@/lib/platform/result';
import type { Refusal } from './types';

/** What a form says when it was not taken, or when nobody could be asked. */
export function refused(error: UpstreamError | Refusal): Extract<Outcome, { ok: false }> {
  if ('upstream' in error) {
    return { ok: false, status: 503, message: FORM_FAILED, retryAfter: error.retryAfter ?? 5 };
  }
  const { status, message, fields, retryAfter } = error;
  return { ok: false, status, message, ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
}
