import { changePassword } from '@/lib/customer/password-commands';
import { changePasswordRequest } from '@/lib/customer/requests';
import { refused } from '@/lib/outcome/refused';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

const PAGE = href('/account/login-security');
const DONE = 'Your password is changed. You are signed out everywhere else.';

/** Changes the password, given the current one; other sessions end. */
export const POST = ownForms({
  schema: changePasswordRequest,
  name: 'change-password',
  page: () => PAGE,
  async work(session, input) {
    const changed = await changePassword(session, input);
    return changed.ok ? { ok: true, to: PAGE, note: { kind: 'done', text: DONE } } : refused(changed.error);
  },
});
