import { all, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { londonDay } from './calendar.ts';
import type { Load } from './quote.ts';
import { excludedZones } from './zone.ts';

type Row = {
  weight: number | null;
  availability: string;
  release_at: number | null;
  excluded: string | null;
};

/** What the goods of a consignment ask of their delivery. */
export function readLoad(store: Store, productIds: readonly number[]): Load {
  const rows = all<Row>(
    store,
    `SELECT p.weight, p.availability, p.release_at, (
       SELECT v.value FROM product_attribute AS pa JOIN attribute_value AS v ON v.id = pa.value_id
       JOIN attribute AS a ON a.id = v.attribute_id
       WHERE pa.product_id = p.id AND a.name = 'Not delivered to' LIMIT 1) AS excluded
     FROM product AS p WHERE p.id IN (SELECT value FROM json_each(?))`,
    list(productIds),
  );
  const awaited = rows.filter(({ availability }) => availability === 'Preorder');
  const last = Math.max(...awaited.map(({ release_at }) => release_at ?? 0));
  return {
    heaviest: Math.max(0, ...rows.map(({ weight }) => weight ?? 0)),
    due: awaited.length > 0 ? londonDay(last).day : null,
    undated: awaited.some(({ release_at }) => release_at === null),
    notTo: rows.flatMap(({ excluded }) => excludedZones(excluded ?? '')),
  };
}
