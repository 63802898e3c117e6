import { z } from 'zod';
import { cancelOrder } from '@/lib/orders/changes/cancel-commands';
import { orderForms } from '@/lib/orders/changes/forms';
import { readOrderNumber } from '@/lib/orders/rules';

/** Cancels an order that has not been sent. */
export const POST = orderForms({
  schema: z.object({ order: z.string().max(40) }),
  page: 'cancel',
  work: ({ session, input: { order } }) => cancelOrder(session, readOrderNumber(order) ?? 0),
});
