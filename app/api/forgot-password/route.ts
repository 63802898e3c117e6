import { requestReset } from '@/lib/customer/request-reset';
import { forgotRequest } from '@/lib/customer/requests';
import { refused } from '@/lib/outcome/refused';
import { addressOf } from '@/lib/platform/http/api';
import { forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** E-mails a password reset link; the answer is the same for every address. */
export const POST = forms({
  schema: forgotRequest,
  page: href('/forgot-password'),
  name: 'forgot',
  async work({ input, request }) {
    const sent = await requestReset(input.email, addressOf(request));
    return sent.ok ? { ok: true, to: `${href('/forgot-password', { sent: 1 })}#sent` } : refused(sent.error);
  },
});
