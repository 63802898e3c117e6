import { basketAnswer } from '@/lib/basket/answer';
import { changeOnce } from '@/lib/basket/change-once';
import { removeLine } from '@/lib/basket/commands';
import { pressOf, removeCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/http/api';

/** Removes an item from a cart (specification §7). */
export const POST = writes(removeCartItemRequest, async ({ session, input, request }) => {
  const { cartId, lineItem } = input;
  const lineId = typeof lineItem === 'string' ? lineItem : lineItem.id;
  const left = await changeOnce({ key: pressOf(request), payload: lineId, session }, () =>
    removeLine(cartId, lineId, session),
  );
  return basketAnswer(left, { request, session, cartId });
});
