import { refused } from '@/lib/customer/outcome';
import { requestReset } from '@/lib/customer/request-reset';
import { forgotRequest } from '@/lib/customer/requests';
import { addressOf } from '@/lib/platform/api';
import { forms } from '@/lib/platform/forms';

/** Has a link to a new password mailed; the answer is the same for every address. */
export const POST = forms({
  schema: forgotRequest,
  page: '/forgot-password',
  name: 'forgot',
  async work({ input, request }) {
    const asked = await requestReset(input.email, addressOf(request));
    return asked.ok ? { ok: true, to: '/forgot-password?sent=1#sent' } : refused(asked.error);
  },
});
