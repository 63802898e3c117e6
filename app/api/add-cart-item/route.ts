import { addGoods } from '@/lib/basket/add-commands';
import { basketAnswer } from '@/lib/basket/answer';
import { changeOnce } from '@/lib/basket/change-once';
import { cartToFill } from '@/lib/basket/customer-cart';
import { addCartItemRequest, pressOf } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/http/api';

/** Adds an item to a cart (specification §7). */
export const POST = writes(addCartItemRequest, async ({ session, input, request }) => {
  const { lineItem } = input;
  let { cartId } = input;
  const added = await changeOnce({ key: pressOf(request), payload: lineItem, session }, async () => {
    const filled = await cartToFill(cartId, session);
    if (!filled.ok) return filled;
    cartId = filled.value;
    return addGoods(cartId, lineItem, session);
  });
  return basketAnswer(added, { request, session, cartId });
});
