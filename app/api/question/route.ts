import { takeEnquiry } from '@/lib/enquiries/commands';
import { questionRequest } from '@/lib/enquiries/requests';
import { backToProduct } from '@/lib/enquiries/rules';
import { forms } from '@/lib/platform/forms';

/** A question about a product, for the people who answer. */
export const POST = forms({
  schema: questionRequest,
  page: '/',
  name: 'question',
  async work({ input, request }) {
    const taken = await takeEnquiry('question', input, request);
    return taken.ok ? { ok: true, to: backToProduct(input.path, 'question-sent') } : taken;
  },
  again: async (_session, { values }) => backToProduct(values['path'], 'problem-question'),
});
