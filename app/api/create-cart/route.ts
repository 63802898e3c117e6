import { addGoods } from '@/lib/basket/add-commands';
import { basketAnswer } from '@/lib/basket/answer';
import { changeOnce } from '@/lib/basket/change-once';
import { createCartRequest, pressOf } from '@/lib/basket/requests';
import { problem, writes } from '@/lib/platform/http/api';

/** Creates a cart (specification §7), only for the session's own customer, who has one at a time. */
export const POST = writes(createCartRequest, async ({ session, input, request }) => {
  const { lineItem, customerId: wanted } = input;
  if (wanted && wanted !== session?.customerId)
    return problem(403, 'A basket can only be started for yourself.');
  const started = await changeOnce({ key: pressOf(request), payload: lineItem, session }, () =>
    addGoods(null, lineItem, session),
  );
  return basketAnswer(started, { request, session, cartId: null });
});
