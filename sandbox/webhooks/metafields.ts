import type { Parts } from '../parts.ts';
import { enqueueWebhook } from './queue.ts';

/** A metafield that was written, and with what. */
export interface Written {
  id: number;
  owner: 'product' | 'brand' | 'order';
  ownerId: number;
  isNew: boolean;
}

/**
 * Tells of a metafield as the platform does, which raises no event of its owner then (“Metafields” and “Product update
 * events” of its “Webhook Events”). To be called within the transaction that wrote it.
 */
export function tellOfMetafield(parts: Parts, { id, owner, ownerId, isNew }: Written): void {
  const data = { metafield_id: id, resource_id: String(ownerId), resource_type: owner };
  const what = isNew ? 'created' : 'updated';
  enqueueWebhook(parts, `store/metafield/${what}`, data);
  enqueueWebhook(parts, `store/${owner}/metafield/${what}`, data);
}
