import { basketAnswer } from '@/lib/basket/answer';
import { setQuantity } from '@/lib/basket/commands';
import { updateCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/api';

/** Specification §7. */
export const POST = writes(updateCartItemRequest, async ({ session, input, request }) => {
  const { cartId, itemId, lineItem } = input;
  const changed = await setQuantity(cartId, itemId, lineItem.quantity, session?.customerId ?? null);
  return basketAnswer(changed, { request, session, cartId });
});
