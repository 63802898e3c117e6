import { basketAnswer } from '@/lib/basket/answer';
import { addToBasket } from '@/lib/basket/commands';
import { addCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/api';

/** Specification §7. */
export const POST = writes(addCartItemRequest, async ({ session, input, request }) => {
  const { cartId, lineItem } = input;
  const added = await addToBasket(cartId, lineItem, session?.customerId ?? null);
  return basketAnswer(added, { request, session, cartId });
});
