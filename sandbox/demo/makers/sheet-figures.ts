import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import { all, groupBy, list } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { energyIndices } from './energy-index.ts';

type FactRow = { id: number; kind: string; name: string; value: string };

/**
 * Returns the metafield `documents/sheet`: figures of the product information sheet that have no custom field, keyed by
 * their names on the sheet. It is derived from the facts; its id is the product's.
 */
export function sheetRows(store: Store, ids: readonly number[]): DerivedField[] {
  const rows = all<FactRow>(
    store,
    `SELECT p.id, p.kind, a.name, v.value FROM json_each(?) AS asked
     JOIN product AS p ON p.id = asked.value JOIN product_attribute AS pa ON pa.product_id = p.id
     JOIN attribute_value AS v ON v.id = pa.value_id JOIN attribute AS a ON a.id = v.attribute_id`,
    list(ids),
  );
  return [...groupBy(rows, 'id').values()].flatMap((facts) => {
    const [first] = facts;
    const figures =
      first && energyIndices(first.kind, new Map(facts.map(({ name, value }) => [name, value])));
    if (!first || !figures || Object.keys(figures).length === 0) return [];
    return [{ id: first.id, owner: first.id, key: 'sheet', value: JSON.stringify(figures) }];
  });
}
