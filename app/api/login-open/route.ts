import { followLink } from '@/lib/customer/link-commands';
import { LINK_COOKIE, LINK_PAGE } from '@/lib/customer/mailed-links';
import { followRequest } from '@/lib/customer/requests';
import { refused } from '@/lib/outcome/refused';
import { dropCookie } from '@/lib/platform/session/cookies';
import { forms, type Outcome } from '@/lib/platform/http/forms';

/** Signs in with an e-mailed link. It needs a press, because mail clients open links by themselves. */
export const POST = forms({
  schema: followRequest,
  page: LINK_PAGE,
  name: 'open-link',
  limit: { name: 'open-link', most: 30, windowMs: 3_600_000 },
  async work({ input: { token } }) {
    const path = await followLink(token);
    const outcome: Outcome = path.ok ? { ok: true, to: path.value } : refused(path.error);
    if (outcome.ok || outcome.status === 403) await dropCookie(LINK_COOKIE);
    return outcome;
  },
  again: async () => LINK_PAGE,
});
