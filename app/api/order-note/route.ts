import { orderForms } from '@/lib/orders/changes/forms';
import { saveOrderNote } from '@/lib/orders/changes/note-commands';
import { noteRequest } from '@/lib/orders/changes/note-requests';
import { readOrderNumber } from '@/lib/orders/rules';

/** Saves the note to the crew about the way in. */
export const POST = orderForms({
  schema: noteRequest,
  page: 'note',
  work: ({ session, input: { order, note } }) => saveOrderNote(session, readOrderNumber(order) ?? 0, note),
});
