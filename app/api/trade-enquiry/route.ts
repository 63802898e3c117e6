import { pageForms, takeAs } from '@/lib/enquiries/form-commands';
import { tradeRequest } from '@/lib/enquiries/requests';

/** Takes a trade enquiry and relays it to the form service; the environment names its portal and form. */
export const POST = pageForms('trade', tradeRequest, takeAs('trade'));
