import { basketAnswer } from '@/lib/basket/answer';
import { addToBasket, createBasket } from '@/lib/basket/commands';
import { cartForCustomer } from '@/lib/basket/customer-cart';
import { createCartRequest } from '@/lib/basket/requests';
import { problem, writes } from '@/lib/platform/api';

/** Specification §7. A cart is made for nobody but the session's own customer, who has one at a time. */
export const POST = writes(createCartRequest, async ({ session, input, request }) => {
  const own = session?.customerId ?? 0;
  if (input.customerId && input.customerId !== own)
    return problem(403, 'A basket can only be started for yourself.');
  const items = input.lineItem;
  const known = session ? await cartForCustomer(session) : null;
  if (known?.ok && known.value) {
    const added = await addToBasket(known.value, items, own);
    if (added.ok || !('kind' in added.error) || added.error.kind !== 'no-basket')
      return basketAnswer(added, { request, session, cartId: known.value });
  }
  return basketAnswer(await createBasket(items, own || null), { request, session, cartId: null });
});
