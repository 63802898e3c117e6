import { all, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { londonDay } from './calendar.ts';
import { BOX_FIELDS, type DeliveryClass, deliveryClass, mostDemanding } from './class.ts';
import type { Load } from './quote.ts';
import { excludedZones } from './zone.ts';

const EXCLUDED_FIELD = 'Not delivered to';

type Row = {
  id: number;
  weight: number | null;
  availability: string;
  release_at: number | null;
  fields: string;
};

function readRows(store: Store, productIds: readonly number[]) {
  const rows = all<Row>(
    store,
    `SELECT p.id, p.weight, p.availability, p.release_at, (
       SELECT json_group_object(a.name, v.value) FROM product_attribute AS pa
       JOIN attribute_value AS v ON v.id = pa.value_id JOIN attribute AS a ON a.id = v.attribute_id
       WHERE pa.product_id = p.id AND a.name IN (SELECT value FROM json_each(?))) AS fields
     FROM product AS p WHERE p.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify([EXCLUDED_FIELD, ...BOX_FIELDS]),
    list(productIds),
  );
  return rows.map(({ fields, ...row }) => ({
    ...row,
    fields: JSON.parse(fields) as Partial<Record<string, string>>,
  }));
}

/** Returns what the goods of a consignment require of their delivery. */
export function readLoad(store: Store, productIds: readonly number[]): Load {
  const rows = readRows(store, productIds);
  const awaited = rows.filter(({ availability }) => availability === 'Preorder');
  const last = Math.max(...awaited.map(({ release_at }) => release_at ?? 0));
  return {
    by: mostDemanding(rows.map(({ weight, fields }) => deliveryClass(weight, fields))),
    due: awaited.length > 0 ? londonDay(last).day : null,
    undated: awaited.some(({ release_at }) => release_at === null),
    notTo: rows.flatMap(({ fields }) => excludedZones(fields[EXCLUDED_FIELD] ?? '')),
  };
}

/** Returns how each product is delivered, and its packed weight in grams. */
export const readPieces = (
  store: Store,
  productIds: readonly number[],
): Map<number, { by: DeliveryClass; grams: number }> =>
  new Map(
    readRows(store, productIds).map(({ id, weight, fields }) => [
      id,
      { by: deliveryClass(weight, fields), grams: weight ?? 0 },
    ]),
  );
