import { copyToSender, takeEnquiry } from '@/lib/enquiries/commands';
import { contactRequest } from '@/lib/enquiries/requests';
import { forms } from '@/lib/platform/forms';
import { href } from '@/lib/routing/href';

/** A message to the shop (specification §5). */
export const POST = forms({
  schema: contactRequest,
  page: href('/contact'),
  name: 'contact',
  async work({ input, request }) {
    const taken = await takeEnquiry('contact', input, request);
    if (!taken.ok) return taken;
    copyToSender(input.email, taken.reference, input.comments);
    return { ok: true, to: `${href('/contact', { ref: taken.reference })}#sent` };
  },
});
