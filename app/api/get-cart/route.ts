import { z } from 'zod';
import { basketAnswer } from '@/lib/basket/answer';
import { readBasket } from '@/lib/basket/commands';
import { cartForCustomer } from '@/lib/basket/customer-cart';
import { cartId } from '@/lib/basket/requests';
import { answer, reads, upstreamProblem } from '@/lib/platform/http/api';

/** Specification §7; a customer's cart is the one that their attribute names (§4), whatever the browser remembers. */
export const GET = reads(z.object({ cartId }), async ({ session, input, request }) => {
  if (!session) {
    const { cartId: asked } = input;
    return basketAnswer(await readBasket(asked, null), { request, session, cartId: asked });
  }
  const own = await cartForCustomer(session);
  if (!own.ok) return upstreamProblem(own.error, 500);
  if (own.value === null) return answer({ basket: null });
  const found = await readBasket(own.value, session.customerId);
  return basketAnswer(found, { request, session, cartId: own.value, changed: false });
});
