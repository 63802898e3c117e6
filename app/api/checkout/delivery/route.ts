import { saveDelivery } from '@/lib/checkout/step-commands';
import { stepForms } from '@/lib/checkout/forms';
import { deliveryRequest } from '@/lib/checkout/requests';

/** Step 2: address, delivery day, way in and billing address. */
export const POST = stepForms({
  schema: deliveryRequest,
  step: 'delivery',
  work: saveDelivery,
});
