import { saveContact } from '@/lib/checkout/step-commands';
import { stepForms } from '@/lib/checkout/forms';
import { contactRequest } from '@/lib/checkout/requests';

/** Step 1: e-mail address and phone number. */
export const POST = stepForms({
  schema: contactRequest,
  step: 'contact',
  work: (session, { checkout }, input) => saveContact(session, checkout, input),
});
