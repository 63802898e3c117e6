import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { platformError } from '../errors.ts';

type AttributeRow = { name: string; value: string | null };

/**
 * Returns one of a customer's attributes; its value is null if it was never set.
 * @throws the platform's error if the store has no such attribute, because the field is not nullable
 */
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
  if (!found) throw platformError(`Not Found: Attribute ${attributeId} does not exist`);
  return { entityId: attributeId, ...found };
}
