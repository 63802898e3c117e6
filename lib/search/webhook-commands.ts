import 'server-only';
import { z } from 'zod';
import { syncProduct } from './sync-commands';

const productEvent = z.object({
  scope: z.string().regex(/^store\/(product|sku)\b/),
  data: z.looseObject({
    id: z.number().int().optional(),
    inventory: z.looseObject({ product_id: z.number().int() }).optional(),
  }),
});

/**
 * Brings the search index in step with an event of the platform: one product is read and written again. Other
 * events change nothing that is indexed before the next `npm run search:sync`.
 * @throws UnreachableError
 */
export async function followInSearch(event: unknown): Promise<void> {
  const { data: told } = productEvent.safeParse(event);
  const id = told?.data.inventory?.product_id ?? told?.data.id;
  if (id !== undefined) await syncProduct(id);
}
