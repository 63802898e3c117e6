import { followLink } from '@/lib/customer/link-commands';
import { refused } from '@/lib/customer/outcome';
import { followRequest } from '@/lib/customer/requests';
import { forms } from '@/lib/platform/forms';

/** Signs in with a mailed link: by a press, because mail readers open links by themselves. */
export const POST = forms({
  schema: followRequest,
  page: '/login/open',
  name: 'open-link',
  limit: { name: 'open-link', most: 30, windowMs: 3_600_000 },
  async work({ input: { token } }) {
    const path = await followLink(token);
    return path.ok ? { ok: true, to: path.value } : refused(path.error);
  },
  again: async () => '/login/open',
});
