import { pageAgain } from '@/lib/orders/order-page';
import { askReturn } from '@/lib/orders/return-commands';
import { returnRequest } from '@/lib/orders/return-requests';
import { readOrderNumber } from '@/lib/orders/rules';
import { forms } from '@/lib/platform/forms';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order/return');

/** Asks to send goods of an order back, for whoever may see it. */
export const POST = forms({
  schema: returnRequest,
  page: PAGE,
  name: 'return-order',
  work: ({ session, input }) => askReturn(session, input, new Date()),
  again: (_session, state) =>
    pageAgain(href(PAGE, { order: readOrderNumber(state.values['order'] ?? '') }), state),
});
