import { addToBasket } from '@/lib/basket/commands';
import { startBasket } from '@/lib/basket/customer-cart';
import { plainForms } from '@/lib/basket/plain-forms';
import { plainAddRequest } from '@/lib/basket/plain-requests';
import { lineOf } from '@/lib/basket/rules';

/** Puts a product and what was chosen for it into the basket, from a page without scripts. */
export const POST = plainForms({
  schema: plainAddRequest,
  name: 'add',
  async work({ session, cartId, input }) {
    if (cartId === null) return startBasket(session, input);
    const added = await addToBasket(cartId, input, session);
    return added.ok || added.error.kind !== 'no-basket' ? added : startBasket(session, input);
  },
  said(basket, [product]) {
    const line = product && basket && lineOf(basket.lines, product);
    return `Added to basket: ${line?.name ?? 'what you chose'}.`;
  },
});
