import 'server-only';
import { keepNote, type NoteOwner } from '@/lib/platform/http/form-note';
import { href } from '@/lib/routing/href';

const PAGE = href('/track-order');

/** Whoever has the browser: what is said on these pages is about an order that it has opened. */
export const TRACKER: NoteOwner = { id: '', page: PAGE };

/** One sentence for an order that is not there and for one that the asker may not see. */
export const UNKNOWN_ORDER = 'We cannot find that order. Open it again by its number.';

/** Where what has to be promised with a change cannot be kept. */
export const NOT_KEPT = 'We can’t do this right now, and nothing was changed. Try again in a moment.';

/** The page of an order that was opened, where it says what was just done. */
export async function orderPage(id: number, text: string): Promise<string> {
  const nonce = await keepNote(TRACKER, { kind: 'done', text });
  return href(PAGE, { order: id, note: nonce });
}
