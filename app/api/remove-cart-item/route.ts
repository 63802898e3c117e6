import { basketAnswer } from '@/lib/basket/answer';
import { removeLine } from '@/lib/basket/commands';
import { removeCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/api';

/** Specification §7. */
export const POST = writes(removeCartItemRequest, async ({ session, input }) => {
  const lineId = typeof input.lineItem === 'string' ? input.lineItem : input.lineItem.id;
  return basketAnswer(await removeLine(input.cartId, lineId, session?.customerId ?? null), session);
});
