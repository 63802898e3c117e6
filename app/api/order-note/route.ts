import { saveOrderNote } from '@/lib/orders/note-commands';
import { noteRequest } from '@/lib/orders/note-requests';
import { pageAgain } from '@/lib/orders/order-page';
import { readOrderNumber } from '@/lib/orders/rules';
import { forms } from '@/lib/platform/forms';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order/note');

/** What the crew should know of the way in, for whoever may see the order. */
export const POST = forms({
  schema: noteRequest,
  page: PAGE,
  name: 'order-note',
  work: ({ session, input: { order, note } }) => saveOrderNote(session, readOrderNumber(order) ?? 0, note),
  again: (_session, state) =>
    pageAgain(href(PAGE, { order: readOrderNumber(state.values['order'] ?? '') }), state),
});
