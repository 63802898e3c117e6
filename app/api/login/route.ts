import { signIn } from '@/lib/customer/commands';
import { signInRequest } from '@/lib/customer/requests';
import { safeRedirect } from '@/lib/customer/safe-redirect';
import { refused } from '@/lib/outcome/refused';
import { addressOf } from '@/lib/platform/http/api';
import { cameFrom, forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** Signs in (specification §4). */
export const POST = forms({
  schema: signInRequest,
  page: href('/login'),
  name: 'sign-in',
  async work({ input, request }) {
    const session = await signIn(input, addressOf(request));
    if (!session.ok) return refused(session.error);
    const wanted = input.redirect ?? cameFrom(request)?.searchParams.get('redirect');
    return { ok: true, to: safeRedirect(wanted) };
  },
});
