import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

type AttributeRow = { name: string; value: string | null };

/** One of a customer's attributes; without a value when it was never set. */
export function attributeOf(
  store: Store,
  customerId: number,
  attributeId: number,
): { entityId: number; name: string; value: string | null } {
  const found = first<AttributeRow>(
    store,
    `SELECT a.name, v.value FROM customer_attribute AS a
     LEFT JOIN customer_attribute_value AS v ON v.attribute_id = a.id AND v.customer_id = ?
     WHERE a.id = ?`,
    customerId,
    attributeId,
  );
  return { entityId: attributeId, name: found?.name ?? '', value: found?.value ?? null };
}
