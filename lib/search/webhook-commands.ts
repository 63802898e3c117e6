import 'server-only';
import { kindOfEvent, productOfEvent, typeOfContentEvent } from '@/lib/platform/upstreams/webhook-tags';
import { syncCategories, syncGuides, syncProduct } from './sync-commands';

/**
 * Brings the search index in step with an event of the platform: one product, or all categories, or all guides and
 * posts are read and written again. The platform tells nothing of makers: they wait for `npm run search:sync`.
 * @throws UnreachableError
 */
export async function followInSearch(event: unknown): Promise<void> {
  const id = productOfEvent(event);
  if (id !== null) return syncProduct(id);
  const kind = kindOfEvent(event);
  if (kind === 'category') return syncCategories();
  if (kind === 'blog') return syncGuides();
}

/** The same for an event of the content service. @throws UnreachableError */
export async function followContentInSearch(event: unknown): Promise<void> {
  if (typeOfContentEvent(event) === 'buyingGuide') await syncGuides();
}
