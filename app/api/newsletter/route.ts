import { takeEnquiry } from '@/lib/enquiries/commands';
import { newsletterRequest } from '@/lib/enquiries/requests';
import { forms } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';

/** Adds an address to the mailing list. */
export const POST = forms({
  schema: newsletterRequest,
  page: href('/newsletter'),
  name: 'newsletter',
  async work({ input, request }) {
    const taken = await takeEnquiry('newsletter', input, request);
    return taken.ok ? { ok: true, to: `${href('/newsletter')}#sent` } : taken;
  },
  again: async () => `${href('/newsletter')}#problem-newsletter`,
});
