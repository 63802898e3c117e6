import { orderForms } from '@/lib/orders/changes/forms';
import { askReturn } from '@/lib/orders/changes/return-commands';
import { returnRequest } from '@/lib/orders/changes/return-requests';

/** Requests a return of products of an order. */
export const POST = orderForms({
  schema: returnRequest,
  page: 'return',
  work: ({ session, input }) => askReturn(session, input, new Date()),
});
