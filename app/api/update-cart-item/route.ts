import { basketAnswer } from '@/lib/basket/answer';
import { changeOnce } from '@/lib/basket/change-once';
import { setQuantity } from '@/lib/basket/commands';
import { pressOf, updateCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/http/api';

/** Sets the quantity of an item in a cart (specification §7). */
export const POST = writes(updateCartItemRequest, async ({ session, input, request }) => {
  const { cartId, itemId, lineItem } = input;
  const changed = await changeOnce(
    { key: pressOf(request), payload: [itemId, lineItem.quantity], session },
    () => setQuantity(cartId, itemId, lineItem.quantity, session),
  );
  return basketAnswer(changed, { request, session, cartId });
});
