import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import { all, list } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { adoptFacts, type CatalogueFacts } from '../adopt.ts';
import { modelOf } from './modelled.ts';
import { MODEL_FORMS } from './order.ts';
import { hasStudio } from './workshop.ts';

type Row = { id: number; key: string; facts: string };

/**
 * Returns the metafields `model/glb` and `model/usdz`: URLs of 3D models, as a merchant would set them on each product.
 */
export function modelRows(store: Store, ids: readonly number[], origin: string): DerivedField[] {
  if (!hasStudio()) return [];
  const rows = all<Row>(
    store,
    `SELECT p.id, k.key, k.facts FROM json_each(?) AS asked
     JOIN product AS p ON p.id = asked.value JOIN picture AS k ON k.key = p.picture`,
    list(ids),
  );
  return rows
    .filter(({ facts }) => modelOf(adoptFacts(JSON.parse(facts) as CatalogueFacts)))
    .flatMap(({ id, key }) =>
      MODEL_FORMS.map((form, place) => ({
        id: id * MODEL_FORMS.length + place,
        owner: id,
        key: form,
        value: `${origin}/models/${key}.${form}`,
      })),
    );
}
