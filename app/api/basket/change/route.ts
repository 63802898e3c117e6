import { removeLine, setQuantity } from '@/lib/basket/commands';
import { plainForms } from '@/lib/basket/plain-forms';
import { plainChangeRequest } from '@/lib/basket/plain-requests';
import { fail } from '@/lib/platform/result';

/** Sets the quantity of a line, or removes it with its extras, from a page without scripts. */
export const POST = plainForms({
  schema: plainChangeRequest,
  name: 'change',
  async work({ session, cartId, input: { line, quantity } }) {
    if (cartId === null) return fail({ kind: 'no-basket' });
    return quantity === 0 ? removeLine(cartId, line, session) : setQuantity(cartId, line, quantity, session);
  },
  isRepeatable: ({ quantity }) => quantity > 0,
  said: (_, { quantity }) =>
    quantity === 0 ? 'Removed from your basket.' : `The quantity is now ${quantity}.`,
});
