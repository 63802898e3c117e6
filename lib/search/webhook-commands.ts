import 'server-only';
import { kindOfEvent, productOfEvent, typeOfContentEvent } from '@/lib/platform/upstreams/webhook-tags';
import { syncCategories, syncGuides, syncProduct } from './sync-commands';

/**
 * Brings the search index in step with an event of the platform: one product or all categories are read and written
 * again. What it raises no event about is followed by `poll-commands.ts`.
 * @throws UnreachableError
 */
export async function followInSearch(event: unknown): Promise<void> {
  const id = productOfEvent(event);
  if (id !== null) return syncProduct(id);
  if (kindOfEvent(event) === 'category') await syncCategories();
}

/** The same for an event of the content service. @throws UnreachableError */
export async function followContentInSearch(event: unknown): Promise<void> {
  if (typeOfContentEvent(event) === 'buyingGuide') await syncGuides();
}
