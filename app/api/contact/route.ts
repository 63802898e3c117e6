import { takeEnquiry } from '@/lib/enquiries/commands';
import { copyToSender } from '@/lib/enquiries/copy-commands';
import { pageForms } from '@/lib/enquiries/form-commands';
import { contactRequest } from '@/lib/enquiries/requests';

/** Takes a message to the shop (specification §5) and sends a copy to its author. */
export const POST = pageForms('contact', contactRequest, async (input, request) => {
  const taken = await takeEnquiry('contact', input, request);
  if (taken.ok) await copyToSender(input.email, taken.reference, input.comments);
  return taken;
});
