import { z } from 'zod';
import { LIMITS } from '@/lib/customer/limits';
import { resetRequest } from '@/lib/customer/requests';
import { resetPassword } from '@/lib/customer/reset-commands';
import { RESET_PAGE } from '@/lib/customer/reset-link';
import { checkGrant, currentGrant, currentLink, RESET_WORDS } from '@/lib/customer/reset-queries';
import { refused } from '@/lib/outcome/refused';
import { answer, reads } from '@/lib/platform/http/api';
import { config } from '@/lib/platform/config';
import { forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** Whether this browser's reset link is still valid, so that nobody chooses a password in vain. */
export const GET = reads(
  z.object({}),
  async () => {
    const grant = await currentGrant();
    if (!grant) {
      // Only the platform can check a link that it created itself.
      const foreign = config().commerce.hosted && (await currentLink())?.token;
      return answer(foreign ? { status: 'success' } : { status: 'error', message: RESET_WORDS.wrong });
    }
    const checked = await checkGrant(grant);
    if (checked.ok || 'upstream' in checked.error) return answer({ status: 'success' });
    return answer({ status: 'error', message: checked.error.message });
  },
  LIMITS.resetUse,
);

/** Sets the new password (specification §4, §5 and §8). */
export const POST = forms({
  schema: resetRequest,
  page: RESET_PAGE,
  name: 'reset',
  limit: LIMITS.resetUse,
  async work({ input }) {
    const done = await resetPassword(input.newPassword);
    if (!done.ok) return refused(done.error);
    return {
      ok: true,
      to: `${href(RESET_PAGE, { done: 1 })}#done`,
      body: { status: 'success', message: RESET_WORDS.done },
    };
  },
});
