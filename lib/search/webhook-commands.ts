import 'server-only';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { UnreachableError } from '@/lib/platform/result';
import { kindOfEvent, productOfEvent, typeOfContentEvent } from '@/lib/platform/upstreams/webhook-tags';
import { SEARCH, syncCategories, syncGuides, syncProduct } from './sync-commands';

/**
 * Has the search index brought in step with an event of the platform: one product or all categories are read as they are
 * then, and written. What it raises no event about is followed by `poll-commands.ts`.
 * @returns false when that could not be kept, so that the platform sends it again.
 */
export async function noteForSearch(event: unknown): Promise<boolean> {
  const id = productOfEvent(event);
  if (id !== null) return note(`product:${id}`);
  return kindOfEvent(event) !== 'category' || note('categories');
}

/** The same for an event of the content service. */
export const noteContentForSearch = async (event: unknown): Promise<boolean> =>
  typeOfContentEvent(event) !== 'buyingGuide' || note('guides');

/** By its key one thing is written by one at a time, and once more when an event comes meanwhile. */
const note = (what: string): Promise<boolean> =>
  enqueue({ kind: SEARCH, key: `${SEARCH}:${what}`, payload: null, again: true, minor: true });

/** Writes what a key names as it is now. A record that the service refuses is refused however often it is sent. @throws UnreachableError */
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
