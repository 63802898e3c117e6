import { moveDelivery } from '@/lib/orders/day-commands';
import { dayRequest } from '@/lib/orders/day-requests';
import { pageAgain } from '@/lib/orders/order-page';
import { readOrderNumber } from '@/lib/orders/rules';
import { forms } from '@/lib/platform/forms';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order/day');

/** Moves a delivery that has not left us, for whoever may see the order. Each change writes a letter. */
export const POST = forms({
  schema: dayRequest,
  page: PAGE,
  name: 'order-day',
  limit: { name: 'order-day', most: 20, windowMs: 3_600_000 },
  work: ({ session, input }) => moveDelivery(session, input, new Date()),
  again: (_session, state) =>
    pageAgain(href(PAGE, { order: readOrderNumber(state.values['order'] ?? '') }), state),
});
