import 'server-only';
import type { z } from 'zod';
import { refused } from '@/lib/outcome/refused';
import { addressOf, type ParsedRequest, answer, problem } from '@/lib/platform/http/api';
import { lookUp } from './look-up';
import type { Found } from './seen-queries';
import type { lookUpRequest } from './track-requests';

const UNKNOWN = 'We cannot find an order with these details.';

/** Answers an API call for an order by its number, with as much as the caller may know. */
export async function answerLookUp(
  { session, input: { id, email, postcode }, request }: ParsedRequest<z.infer<typeof lookUpRequest>>,
  tell: (found: Exclude<Found, { kind: 'none' }>) => unknown,
): Promise<Response> {
  const found = await lookUp(id, { session, address: addressOf(request), proof: email ?? postcode });
  if (!found.ok) {
    const { status, message, retryAfter } = refused(found.error);
    return problem(status, message, retryAfter ? { 'Retry-After': String(retryAfter) } : {});
  }
  return found.value.kind === 'none' ? problem(404, UNKNOWN) : answer({ data: tell(found.value) });
}
