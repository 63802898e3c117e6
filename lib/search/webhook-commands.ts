import 'server-only';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { UnreachableError } from '@/lib/platform/result';
import { kindOfEvent, productOfEvent, typeOfContentEvent } from '@/lib/platform/upstreams/webhook-tags';
import { SEARCH, syncCategories, syncGuides, syncProduct } from './sync-commands';

/**
 * Has the search index updated after an event of the platform: one product or all categories are read again and
 * written. Changes for which it raises no event are picked up by `poll-commands.ts`.
 * @returns false if this could not be stored, so that the platform sends the event again
 */
export async function noteForSearch(event: unknown): Promise<boolean> {
  const id = productOfEvent(event);
  if (id !== null) return note(`product:${id}`);
  return kindOfEvent(event) !== 'category' || note('categories');
}

/** Does the same after an event of the content service. */
export const noteContentForSearch = async (event: unknown): Promise<boolean> =>
  typeOfContentEvent(event) !== 'buyingGuide' || note('guides');

/**
 * The key ensures that only one worker writes a thing at a time, and writes it again if another event arrives
 * meanwhile.
 */
const note = (what: string): Promise<boolean> =>
  enqueue({ kind: SEARCH, key: `${SEARCH}:${what}`, payload: null, again: true, minor: true });

/**
 * Writes the current state of what a key names. A record that the service refuses is not retried, because it would
 * always be refused.
 * @throws UnreachableError
 */
export async function deliverToSearch(_: unknown, key: string): Promise<Delivery> {
  const [, what, id] = key.split(':');
  try {
    if (what === 'product') await syncProduct(Number(id));
    else if (what === 'categories') await syncCategories();
    else if (what === 'guides') await syncGuides();
    else return 'never';
    return 'done';
  } catch (error) {
    if (error instanceof UnreachableError && isRefusedRecord(error)) return 'never';
    throw error;
  }
}

const isRefusedRecord = ({ cause }: UnreachableError): boolean =>
  cause.upstream === 'search-write' && cause.kind === 'rejected';
