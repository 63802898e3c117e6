import { askGateway } from '@/lib/gateway/commands';
import { failureOf } from '@/lib/gateway/failure';
import { gatewayRequest } from '@/lib/gateway/requests';
import { addressOf, answer, forged, mayWrite, posts, problem } from '@/lib/platform/http/api';

/** Specification §7 and §8: the storefront's GraphQL, checked, as nobody but the session's own customer. */
export const POST = posts(gatewayRequest, async ({ session, input, request }) => {
  const gatewayAnswer = await askGateway(
    input,
    session,
    () => mayWrite(request, session),
    addressOf(request),
  );
  if (gatewayAnswer.ok) return dated(answer(gatewayAnswer.value));
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

/** What browsers make of an answer hangs on the day, and theirs may be another. */
function dated(response: Response): Response {
  response.headers.set('Date', new Date().toUTCString());
  return response;
}
