import 'server-only';
import { keepNote, type NoteOwner } from '@/lib/platform/http/form-note';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order');

/** Owner of the notes on the order pages: any browser, because they concern an order that it has opened. */
export const TRACKER: NoteOwner = { id: '', page: PAGE };

/** Shown both for an order that does not exist and for one that the visitor may not see. */
export const UNKNOWN_ORDER = 'We cannot find that order. Open it again by its number.';

/** Shown when the confirmation that has to accompany a change cannot be stored. */
export const NOT_KEPT = 'We can’t do this right now, and nothing was changed. Try again in a moment.';

/** Returns the address of an opened order's page, with a note of what was just done. */
export async function orderPage(id: number, text: string): Promise<string> {
  const nonce = await keepNote(TRACKER, { kind: 'done', text });
  return href(PAGE, { order: id, note: nonce });
}
