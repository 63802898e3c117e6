import { takeEnquiry } from '@/lib/enquiries/commands';
import { reviewRequest } from '@/lib/enquiries/requests';
import { backToProduct } from '@/lib/enquiries/rules';
import { forms } from '@/lib/platform/forms';

/** A review of a product, shown once somebody has read it. */
export const POST = forms({
  schema: reviewRequest,
  page: '/',
  name: 'review',
  async work({ input, request }) {
    const taken = await takeEnquiry('review', input, request);
    return taken.ok ? { ok: true, to: backToProduct(input.path, 'review-sent') } : taken;
  },
  again: async (_session, { values }) => backToProduct(values['path'], 'problem-review'),
});
