import { LRUCache } from 'lru-cache';
import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import { all, list } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { adoptFacts, type CatalogueFacts } from './adopt.ts';
import { anchorsFor } from './anchors.ts';

type Row = { id: number; key: string; facts: string };

const worked = new LRUCache<string, string>({ max: 5_000 });

/**
 * Returns the metafield `picture/anchors`, as a photographer's tool would write it for each product. It is derived from
 * the facts that the picture is drawn from, so that a million products need no row each. Its id is the product's. Kinds
 * that are not drawn to scale have none.
 */
export function anchorRows(store: Store, ids: readonly number[]): DerivedField[] {
  const rows = all<Row>(
    store,
    `SELECT p.id, k.key, k.facts FROM json_each(?) AS asked
     JOIN product AS p ON p.id = asked.value JOIN picture AS k ON k.key = p.picture`,
    list(ids),
  );
  return rows
    .map(({ id, key, facts }) => ({ id, owner: id, key: 'anchors', value: anchorsOf(key, facts) }))
    .filter(({ value }) => value !== 'null');
}

function anchorsOf(key: string, facts: string): string {
  const known = worked.get(key);
  if (known) return known;
  const anchors = JSON.stringify(anchorsFor(adoptFacts(JSON.parse(facts) as CatalogueFacts)));
  worked.set(key, anchors);
  return anchors;
}
