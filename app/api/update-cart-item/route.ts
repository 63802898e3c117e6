import { basketAnswer } from '@/lib/basket/answer';
import { setQuantity } from '@/lib/basket/commands';
import { updateCartItemRequest } from '@/lib/basket/requests';
import { writes } from '@/lib/platform/api';

/** Specification §7. */
export const POST = writes(updateCartItemRequest, async ({ session, input }) =>
  basketAnswer(
    await setQuantity(input.cartId, input.itemId, input.lineItem.quantity, session?.customerId ?? null),
    session,
  ),
);
