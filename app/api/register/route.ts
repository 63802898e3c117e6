import { register } from '@/lib/customer/commands';
import { registerRequest } from '@/lib/customer/requests';
import { safeRedirect } from '@/lib/customer/safe-redirect';
import { refused } from '@/lib/outcome/refused';
import { addressOf } from '@/lib/platform/http/api';
import { cameFrom, forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** Creates an account and signs in to it (specification §4). */
export const POST = forms({
  schema: registerRequest,
  page: href('/login'),
  name: 'register',
  async work({ input, request }) {
    const session = await register(input, addressOf(request));
    if (!session.ok) return refused(session.error);
    const wanted = input.redirect ?? cameFrom(request)?.searchParams.get('redirect');
    return { ok: true, to: session.value ? safeRedirect(wanted) : href('/login') };
  },
});
