import { takeEnquiry } from '@/lib/enquiries/commands';
import { tradeRequest } from '@/lib/enquiries/requests';
import { forms } from '@/lib/platform/forms';
import { href } from '@/lib/routing/href';

/** An enquiry of the trade, relayed to the form service: which portal and form is the environment's to say. */
export const POST = forms({
  schema: tradeRequest,
  page: href('/trade'),
  name: 'trade',
  async work({ input, request }) {
    const taken = await takeEnquiry('trade', input, request);
    return taken.ok ? { ok: true, to: `${href('/trade', { ref: taken.reference })}#sent` } : taken;
  },
});
