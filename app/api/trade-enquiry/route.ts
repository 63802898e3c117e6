import { pageForms, takeAs } from '@/lib/enquiries/form-commands';
import { tradeRequest } from '@/lib/enquiries/requests';

/** An enquiry of the trade, relayed to the form service: which portal and form is the environment's to say. */
export const POST = pageForms('trade', tradeRequest, takeAs('trade'));
