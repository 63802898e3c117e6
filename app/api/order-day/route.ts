import { moveDelivery } from '@/lib/orders/changes/day-commands';
import { dayRequest } from '@/lib/orders/changes/day-requests';
import { orderForms } from '@/lib/orders/changes/forms';

/** Changes the day of a delivery that has not been sent. Rate-limited, as each change sends an e-mail. */
export const POST = orderForms({
  schema: dayRequest,
  page: 'day',
  limit: { name: 'order-day', most: 20, windowMs: 3_600_000 },
  work: ({ session, input }) => moveDelivery(session, input, new Date()),
});
