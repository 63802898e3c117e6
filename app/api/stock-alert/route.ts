import { takeEnquiry } from '@/lib/enquiries/commands';
import { productForms } from '@/lib/enquiries/form-commands';
import { stockAlertRequest } from '@/lib/enquiries/requests';
import { addAlert } from '@/lib/platform/durable/alert-book';

/** Asks for a message when a product is back (specification §8). */
export const POST = productForms('stock-alert', stockAlertRequest, async (input, request) => {
  const taken = await takeEnquiry('stock', input, request);
  if (taken.ok) addAlert(input.productId, input.email, null);
  return taken;
});
