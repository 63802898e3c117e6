import { ALERT_NOT_SAVED } from '@/lib/alerts/rules';
import { refusal } from '@/lib/enquiries/commands';
import { productForms } from '@/lib/enquiries/form-commands';
import { priceAlertRequest } from '@/lib/enquiries/requests';
import { addAlert } from '@/lib/platform/durable/alert-book';

/** Requests a message when a product costs no more than a given price (experience §6 F6). */
export const POST = productForms('price-alert', priceAlertRequest, async (input, request) => {
  const refused = await refusal('price', input, request);
  if (refused) return refused;
  return (await addAlert(input.productId, input.email, input.pounds * 100))
    ? { ok: true }
    : { ok: false, status: 503, message: ALERT_NOT_SAVED };
});
