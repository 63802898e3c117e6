import { makeAccount } from '@/lib/checkout/placing/account-commands';
import { getConfirmation } from '@/lib/checkout/placing/confirmation-queries';
import { accountRequest } from '@/lib/checkout/requests';
import { addressOf } from '@/lib/platform/http/api';
import { forms } from '@/lib/platform/http/forms';
import { away } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

const GONE = { ok: false, status: 404, message: 'We can’t find this order any more.' } as const;

/**
 * Creates the account offered with a confirmation, for the browser that placed the order and only if nobody is signed
 * in.
 */
export const POST = forms({
  schema: accountRequest,
  page: href('/checkout'),
  name: 'account',
  async work({ session, input, request }) {
    try {
      const found = await getConfirmation(input.order, session);
      return found && !session ? await makeAccount(found.order, input, addressOf(request)) : GONE;
    } catch (thrown) {
      return away(thrown);
    }
  },
});
