import { changePassword } from '@/lib/customer/password-commands';
import { refused } from '@/lib/customer/outcome';
import { changePasswordRequest } from '@/lib/customer/requests';
import { forms } from '@/lib/platform/forms';

const PAGE = '/account/login-security';

/** A new password for the one who knows the current one; their other sessions end. */
export const POST = forms({
  schema: changePasswordRequest,
  page: PAGE,
  name: 'change-password',
  async work({ session, input }) {
    if (!session) return { ok: false, status: 401, message: 'Sign in to change your password.' };
    const changed = await changePassword(session, input);
    return changed.ok ? { ok: true, to: `${PAGE}?changed=password` } : refused(changed.error);
  },
});
