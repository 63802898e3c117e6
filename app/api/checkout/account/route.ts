import { getConfirmation } from '@/lib/checkout/confirmation-queries';
import { accountRequest } from '@/lib/checkout/requests';
import { orderPath } from '@/lib/checkout/rules';
import { register } from '@/lib/customer/commands';
import { refused } from '@/lib/customer/outcome';
import { addressOf } from '@/lib/platform/api';
import { forms } from '@/lib/platform/forms';
import { away } from '@/lib/platform/own-forms';

const GONE = { ok: false, status: 404, message: 'We can’t find this order any more.' } as const;

/** An account for a guest who has just ordered: with the order's e-mail and name, and a password of their own. */
export const POST = forms({
  schema: accountRequest,
  page: '/checkout',
  name: 'account',
  async work({ session, input, request }) {
    try {
      const found = await getConfirmation(input.order, session);
      if (!found || session) return GONE;
      const { firstName, lastName, email, phone } = found.order.billingAddress;
      const { password } = input;
      const made = await register({ firstName, lastName, email, phone, password }, addressOf(request));
      return made.ok ? { ok: true, to: orderPath(found.order.id) } : refused(made.error);
    } catch (thrown) {
      return away(thrown);
    }
  },
});
