import { saveBegin } from '@/lib/checkout/begin-commands';
import { stepForms } from '@/lib/checkout/forms';
import { beginRequest } from '@/lib/checkout/requests';

/** Saves the request to begin work within the cancellation period, before the platform's own checkout. */
export const POST = stepForms({
  schema: beginRequest,
  step: 'delivery',
  work: saveBegin,
});
