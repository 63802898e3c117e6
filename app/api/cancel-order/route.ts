import { z } from 'zod';
import { cancelOrder } from '@/lib/orders/cancel-commands';
import { pageAgain } from '@/lib/orders/order-page';
import { readOrderNumber } from '@/lib/orders/rules';
import { forms } from '@/lib/platform/forms';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order/cancel');

/** Cancels an order that has not left us, for whoever may see it. */
export const POST = forms({
  schema: z.object({ order: z.string().max(40) }),
  page: PAGE,
  name: 'cancel-order',
  work: ({ session, input: { order } }) => cancelOrder(session, readOrderNumber(order) ?? 0),
  again: (_session, state) =>
    pageAgain(href(PAGE, { order: readOrderNumber(state.values['order'] ?? '') }), state),
});
