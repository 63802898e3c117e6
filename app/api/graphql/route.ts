import { askGateway } from '@/lib/gateway/commands';
import { failureOf } from '@/lib/gateway/failure';
import { gatewayRequest } from '@/lib/gateway/requests';
import { addressOf, forged, mayWrite, posts, problem } from '@/lib/platform/http/api';
import type { CommerceAnswer } from '@/lib/platform/upstreams/commerce';

/**
 * Specification §7 and §8: the storefront's GraphQL API, with validated documents, only as the session's own customer.
 */
export const POST = posts(gatewayRequest, async ({ session, input, request }) => {
  const gatewayAnswer = await askGateway(
    input,
    session,
    () => mayWrite(request, session),
    addressOf(request),
  );
  if (gatewayAnswer.ok) return asItIs(gatewayAnswer.value);
  const { error } = gatewayAnswer;
  if ('upstream' in error) {
    const { status, message } = failureOf(error);
    return problem(status, message, { 'Retry-After': String(error.retryAfter ?? 5) });
  }
  if (error.kind === 'forgery') return forged(request);
  if (error.kind === 'refusal') {
    const wait = error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
    return problem(error.status, error.message, wait, error.fields);
  }
  return problem(error.kind === 'document' ? 400 : 422, error.message);
});

/**
 * Sends the platform's answer unchanged: its field names are the platform's or the document's, so none is an amount in
 * our format. Browsers interpret it by the day, and theirs may differ, so the date is sent along.
 */
const asItIs = (value: CommerceAnswer): Response =>
  Response.json(value, { headers: { 'Cache-Control': 'no-store', Date: new Date().toUTCString() } });
