import 'server-only';
import { productOfEvent } from '@/lib/platform/webhook-tags';
import { syncProduct } from './sync-commands';

/**
 * Brings the search index in step with an event of the platform: one product is read and written again. Other
 * events change nothing that is indexed before the next `npm run search:sync`.
 * @throws UnreachableError
 */
export async function followInSearch(event: unknown): Promise<void> {
  const id = productOfEvent(event);
  if (id !== null) await syncProduct(id);
}
