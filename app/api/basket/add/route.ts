import { addToAny } from '@/lib/basket/add-commands';
import { plainForms } from '@/lib/basket/plain-forms';
import { plainAddRequest } from '@/lib/basket/plain-requests';
import { lineOf } from '@/lib/basket/rules';

/** Adds a product and its chosen extras to the basket, from a page without scripts. */
export const POST = plainForms({
  schema: plainAddRequest,
  name: 'add',
  work: ({ session, cartId, input }) => addToAny(cartId, input, session),
  said(basket, [product]) {
    const line = product && basket && lineOf(basket.lines, product);
    return `Added to basket: ${line?.name ?? 'what you chose'}.`;
  },
});
