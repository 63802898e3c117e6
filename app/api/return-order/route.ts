import { orderForms } from '@/lib/orders/changes/forms';
import { askReturn } from '@/lib/orders/changes/return-commands';
import { returnRequest } from '@/lib/orders/changes/return-requests';

/** Asks to send goods of an order back. */
export const POST = orderForms({
  schema: returnRequest,
  page: 'return',
  work: ({ session, input }) => askReturn(session, input, new Date()),
});
