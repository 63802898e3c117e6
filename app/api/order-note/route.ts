import { orderForms } from '@/lib/orders/changes/forms';
import { saveOrderNote } from '@/lib/orders/changes/note-commands';
import { noteRequest } from '@/lib/orders/changes/note-requests';
import { readOrderNumber } from '@/lib/orders/rules';

/** What the crew should know of the way in. */
export const POST = orderForms({
  schema: noteRequest,
  page: 'note',
  work: ({ session, input: { order, note } }) => saveOrderNote(session, readOrderNumber(order) ?? 0, note),
});
