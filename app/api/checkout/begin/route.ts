import { saveBegin } from '@/lib/checkout/begin-commands';
import { stepForms } from '@/lib/checkout/forms';
import { beginRequest } from '@/lib/checkout/requests';

/** The request to begin work in the house early, before the platform's own checkout. */
export const POST = stepForms({
  schema: beginRequest,
  step: 'delivery',
  work: saveBegin,
});
