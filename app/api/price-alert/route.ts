import { refusal } from '@/lib/enquiries/commands';
import { priceAlertRequest } from '@/lib/enquiries/requests';
import { backToProduct } from '@/lib/enquiries/rules';
import { addAlert } from '@/lib/platform/alert-book';
import { forms } from '@/lib/platform/forms';

const FULL = 'We can’t take this down right now. Try again later.';

/** Asks for a message when a product costs no more than so much (experience §6 F6). */
export const POST = forms({
  schema: priceAlertRequest,
  page: '/',
  name: 'price-alert',
  async work({ input, request }) {
    const refused = await refusal('price', input, request);
    if (refused) return refused;
    return addAlert(input.productId, input.email, input.pounds * 100)
      ? { ok: true, to: backToProduct(input.path, 'price-alert-sent') }
      : { ok: false, status: 503, message: FULL };
  },
  again: async (_session, { values }) => backToProduct(values['path'], 'problem-price-alert'),
});
