import { basketAnswer } from '@/lib/basket/answer';
import { removeLine } from '@/lib/basket/commands';
import { removeCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/api';

/** Specification §7. */
export const POST = writes(removeCartItemRequest, async ({ session, input, request }) => {
  const { cartId, lineItem } = input;
  const lineId = typeof lineItem === 'string' ? lineItem : lineItem.id;
  const left = await removeLine(cartId, lineId, session?.customerId ?? null);
  return basketAnswer(left, { request, session, cartId });
});
