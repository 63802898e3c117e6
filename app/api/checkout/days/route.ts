import { saveDays } from '@/lib/checkout/step-commands';
import { stepForms } from '@/lib/checkout/forms';
import { daysRequest } from '@/lib/checkout/requests';

/** The days on which everything can come to a place. */
export const POST = stepForms({
  schema: daysRequest,
  step: 'delivery',
  work: saveDays,
  comesAgain: true,
});
