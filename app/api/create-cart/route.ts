import { basketAnswer } from '@/lib/basket/answer';
import { createBasket } from '@/lib/basket/commands';
import { createCartRequest } from '@/lib/basket/requests';
import { problem, writes } from '@/lib/platform/api';

/** Specification §7. A cart is made for nobody but the session's own customer. */
export const POST = writes(createCartRequest, async ({ session, input }) => {
  const own = session?.customerId ?? 0;
  if (input.customerId && input.customerId !== own)
    return problem(403, 'A basket can only be started for yourself.');
  return basketAnswer(await createBasket([input.lineItem].flat(), own || null));
});
