import { addToAny } from '@/lib/basket/add-commands';
import { plainForms } from '@/lib/basket/plain-forms';
import { plainSwitchRequest } from '@/lib/basket/plain-requests';
import { lineOf } from '@/lib/basket/rules';
import { keepWanted } from '@/lib/basket/wanted-delivery';

/** Adds the replacement of a broken appliance to the basket, with the chosen work and delivery day. */
export const POST = plainForms({
  schema: plainSwitchRequest,
  name: 'switch',
  async work({ session, cartId, input: { items, day, postcode } }) {
    const added = await addToAny(cartId, items, session);
    if (added.ok) await keepWanted({ day, postcode });
    return added;
  },
  said(basket, { items: [product] }) {
    const line = product && basket && lineOf(basket.lines, product);
    return `Added to basket: ${line?.name ?? 'what you chose'}.`;
  },
});
