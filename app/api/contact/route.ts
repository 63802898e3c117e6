import { takeEnquiry } from '@/lib/enquiries/commands';
import { confirmReceipt } from '@/lib/enquiries/receipt-commands';
import { pageForms } from '@/lib/enquiries/form-commands';
import { contactRequest } from '@/lib/enquiries/requests';

/** Takes a message to the shop (specification §5) and confirms its receipt by e-mail. */
export const POST = pageForms('contact', contactRequest, async (input, request) => {
  const taken = await takeEnquiry('contact', input, request);
  if (taken.ok) await confirmReceipt(input.email, taken.reference);
  return taken;
});
