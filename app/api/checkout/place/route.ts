import { isOrderKey, once } from '@/lib/checkout/placing/idempotency';
import { placeOrder } from '@/lib/checkout/placing/place-commands';
import { rememberPlaced } from '@/lib/checkout/placing/placed';
import { placeRequest } from '@/lib/checkout/requests';
import { answer, problem, upstreamProblem, writes } from '@/lib/platform/http/api';

const KEY = 'idempotency-key';

/**
 * Places the order and returns the token that a card pays it with. The idempotency key comes with the page: sending it
 * again returns the same order (reliability guide C26).
 */
export const POST = writes(placeRequest, async ({ session, input, request }) => {
  const key = request.headers.get(KEY);
  if (!isOrderKey(key, input.cartId, input.total))
    return problem(422, 'This page is out of date. Load it again; nothing is paid yet.');
  const placed = await once(`${key}:${session?.id ?? ''}`, () => placeOrder(session, input));
  if (!placed.ok) {
    const { error } = placed;
    return 'upstream' in error ? upstreamProblem(error) : problem(error.status, error.message);
  }
  const { order, cart, token } = placed.value;
  await rememberPlaced({ order, cart, at: Date.now() }, input.total);
  return answer({ order, token });
});
