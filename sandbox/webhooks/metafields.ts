import type { Parts } from '../parts.ts';
import { enqueueWebhook } from './queue.ts';

/** A metafield that was created or updated. */
export interface Written {
  id: number;
  owner: 'product' | 'brand' | 'order';
  ownerId: number;
  isNew: boolean;
}

/**
 * Queues the webhooks for a metafield. As on the platform, there is then no event of its owner (“Metafields” and
 * “Product update events” of its “Webhook Events”). Call it inside the transaction that wrote the metafield.
 */
export function enqueueMetafieldWebhook(parts: Parts, { id, owner, ownerId, isNew }: Written): void {
  const data = { metafield_id: id, resource_id: String(ownerId), resource_type: owner };
  const what = isNew ? 'created' : 'updated';
  enqueueWebhook(parts, `store/metafield/${what}`, data);
  enqueueWebhook(parts, `store/${owner}/metafield/${what}`, data);
}
