import { moveDelivery } from '@/lib/orders/changes/day-commands';
import { dayRequest } from '@/lib/orders/changes/day-requests';
import { orderForms } from '@/lib/orders/changes/forms';

/** Moves a delivery that has not left us. Each change writes a letter. */
export const POST = orderForms({
  schema: dayRequest,
  page: 'day',
  limit: { name: 'order-day', most: 20, windowMs: 3_600_000 },
  work: ({ session, input }) => moveDelivery(session, input, new Date()),
});
