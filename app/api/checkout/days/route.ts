import { saveDays } from '@/lib/checkout/step-commands';
import { stepForms } from '@/lib/checkout/forms';
import { daysRequest } from '@/lib/checkout/requests';

/** Loads the days on which everything can be delivered to an address. */
export const POST = stepForms({
  schema: daysRequest,
  step: 'delivery',
  work: saveDays,
  comesAgain: true,
});
