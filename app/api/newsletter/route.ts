import { takeEnquiry } from '@/lib/enquiries/commands';
import { newsletterRequest } from '@/lib/enquiries/requests';
import { forms } from '@/lib/platform/forms';

/** Puts an address on the mailing list. */
export const POST = forms({
  schema: newsletterRequest,
  page: '/newsletter',
  name: 'newsletter',
  async work({ input, request }) {
    const taken = takeEnquiry('newsletter', input, request);
    return taken.ok ? { ok: true, to: '/newsletter#sent' } : taken;
  },
  again: async () => '/newsletter#problem-newsletter',
});
