import { takeEnquiry } from '@/lib/enquiries/commands';
import { stockAlertRequest } from '@/lib/enquiries/requests';
import { backToProduct } from '@/lib/enquiries/rules';
import { addAlert } from '@/lib/platform/alert-book';
import { forms } from '@/lib/platform/forms';

/** Asks for a message when a product is back (specification §8). */
export const POST = forms({
  schema: stockAlertRequest,
  page: '/',
  name: 'stock-alert',
  async work({ input, request }) {
    const taken = await takeEnquiry('stock', input, request);
    if (taken.ok) addAlert(input.productId, input.email, null);
    return taken.ok ? { ok: true, to: backToProduct(input.path, 'stock-alert-sent') } : taken;
  },
  again: async (_session, { values }) => backToProduct(values['path'], 'problem-stock-alert'),
});
