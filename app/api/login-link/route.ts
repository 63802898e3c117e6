import { requestLink } from '@/lib/customer/link-commands';
import { linkRequest } from '@/lib/customer/requests';
import { safeRedirect } from '@/lib/customer/safe-redirect';
import { refused } from '@/lib/outcome/refused';
import { addressOf } from '@/lib/platform/http/api';
import { cameFrom, forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** E-mails a sign-in link; the answer is the same for every address. */
export const POST = forms({
  schema: linkRequest,
  page: href('/login/link'),
  name: 'link',
  async work({ input, request }) {
    const wanted = input.redirect ?? cameFrom(request)?.searchParams.get('redirect');
    const sent = await requestLink(input.email, safeRedirect(wanted), addressOf(request));
    return sent.ok ? { ok: true, to: `${href('/login/link', { sent: 1 })}#sent` } : refused(sent.error);
  },
});
