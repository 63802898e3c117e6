import { all, list, type Row } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** A value of an attribute, as a custom field of a product. */
export interface CustomField {
  entityId: number;
  attributeId: number;
  name: string;
  value: string;
}

type WordRow = Row & { id: number; attribute_id: number; name: string; value: string };

/** Maximum number of cached values: enough for a few thousand products, each with a model number of its own. */
const MOST_KEPT = 100_000;

const known = new WeakMap<Store, Map<number, CustomField>>();

/**
 * Returns the custom fields for attribute value ids. They are cached, because every product list needs hundreds of them
 * and they hardly ever change.
 */
export function attributeWords(store: Store, valueIds: readonly number[]): ReadonlyMap<number, CustomField> {
  let words = known.get(store);
  if (!words || words.size > MOST_KEPT) {
    words = new Map();
    known.set(store, words);
  }
  const held = words;
  const missing = valueIds.filter((id) => !held.has(id));
  if (missing.length > 0) {
    const rows = all<WordRow>(
      store,
      `SELECT v.id, v.attribute_id, a.name, v.value FROM attribute_value AS v
       JOIN attribute AS a ON a.id = v.attribute_id WHERE v.id IN (SELECT value FROM json_each(?))`,
      list(missing),
    );
    for (const { id, attribute_id: attributeId, name, value } of rows) {
      held.set(id, { entityId: id, attributeId, name, value });
    }
  }
  return held;
}

/** Clears the cache. Must be called when attributes or their values were changed or replaced. */
export function forgetAttributeWords(store: Store): void {
  known.delete(store);
}
