import type { Parts } from '../parts.ts';
import { all, first } from '../store/rows.ts';
import { enqueueMetafieldWebhook } from '../webhooks/metafields.ts';

interface Place {
  productId: number;
  namespace: string;
  key: string;
}

/**
 * Merges changes into the JSON value of a product's metafield, creating it if necessary, and sends the webhook. Call it
 * inside a transaction.
 * @param changes keys that are null are removed
 */
export function writeMetafield(parts: Parts, { productId, namespace, key }: Place, changes: object): void {
  const { store } = parts;
  const owner = String(productId);
  const known = first(
    store,
    `SELECT 1 FROM metafield WHERE owner = 'product' AND owner_id = ? AND namespace = ? AND key = ?`,
    owner,
    namespace,
    key,
  );
  const written = all<{ id: number }>(
    store,
    `INSERT INTO metafield (owner, owner_id, namespace, key, value)
     VALUES ('product', ?1, ?2, ?3, json_patch('{}', ?4))
     ON CONFLICT (owner, owner_id, namespace, key) DO UPDATE SET value = json_patch(value, ?4) RETURNING id`,
    owner,
    namespace,
    key,
    JSON.stringify(changes),
  );
  for (const { id } of written)
    enqueueMetafieldWebhook(parts, { id, owner: 'product', ownerId: productId, isNew: !known });
}
