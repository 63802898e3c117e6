import { saveDelivery } from '@/lib/checkout/step-commands';
import { stepForms } from '@/lib/checkout/forms';
import { deliveryRequest } from '@/lib/checkout/requests';

/** Step 2: address, day, the way in, and whose bill it is. */
export const POST = stepForms({
  schema: deliveryRequest,
  step: 'delivery',
  work: saveDelivery,
});
