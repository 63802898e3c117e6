import { z } from 'zod';
import { readAnswer } from '@/lib/basket/answer';
import { readBasket } from '@/lib/basket/commands';
import { cartForCustomer } from '@/lib/basket/customer-cart';
import { cartId } from '@/lib/basket/requests';
import { answer, reads, upstreamProblem } from '@/lib/platform/http/api';

/**
 * Specification §7. A customer's cart is the one that their attribute names (§4), whether the browser remembers another
 * or none.
 */
export const GET = reads(
  z.object({ cartId: cartId.optional() }),
  async ({ session, input: { cartId: asked } }) => {
    if (!session)
      return asked === undefined
        ? answer({ basket: null })
        : readAnswer(await readBasket(asked, null), { session, cartId: asked });
    const customerCart = await cartForCustomer(session);
    if (!customerCart.ok) return upstreamProblem(customerCart.error, 500);
    if (customerCart.value === null) return answer({ basket: null });
    const found = await readBasket(customerCart.value, session);
    return readAnswer(found, { session, cartId: customerCart.value });
  },
);
