import { refusal, takeEnquiry } from '@/lib/enquiries/commands';
import { ALERT_NOT_SAVED } from '@/lib/alerts/rules';
import { productForms } from '@/lib/enquiries/form-commands';
import { stockAlertRequest } from '@/lib/enquiries/requests';
import { addAlert } from '@/lib/platform/durable/alert-book';

/**
 * Requests a message when a product is back in stock (specification §8), and joins the mailing list if that is ticked.
 */
export const POST = productForms('stock-alert', stockAlertRequest, async (input, request) => {
  const taken =
    input.mailingList === 'on'
      ? await takeEnquiry('stock', input, request)
      : await refusal('stock', input, request);
  if (taken?.ok === false) return taken;
  return (await addAlert(input.productId, input.email, null))
    ? { ok: true }
    : { ok: false, status: 503, message: ALERT_NOT_SAVED };
});
