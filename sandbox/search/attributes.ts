import type { Store } from '../store/store.ts';
import { IdMap } from './id-map.ts';

/** An attribute that the merchant offers as a facet. */
export interface FacetAttribute {
  name: string;
  /** In natural order. `rank` is the rank of the value's id among all value ids. */
  values: { name: string; rank: number }[];
}

export interface Attributes {
  /** Maps the ids of all values of all attributes to their ranks. */
  map: IdMap;
  /** By name, in the merchant's order. */
  facets: Map<string, FacetAttribute>;
  /** Returns the rank of a value, or -1 if there is no such value. */
  find(attribute: string, value: string): number;
}

interface ValueRow {
  attribute: string;
  value: string;
  id: number;
}

const words = new Intl.Collator('en-GB', { numeric: true });

function leadingNumber(text: string): number {
  return Number.parseFloat(text.replace(/^[−–]/, '-'));
}

/** Compares in natural order: numbers by size ("6 kg", "9.5 kg", "10 kg"), then words alphabetically. */
export function natural(a: string, b: string): number {
  const [x, y] = [leadingNumber(a), leadingNumber(b)];
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
  if (x !== y && !Number.isNaN(x)) return x - y;
  return words.compare(a, b) || (a < b ? -1 : Number(a > b));
}

export function readAttributes(store: Store): Attributes {
  const count = (store.prepare('SELECT count(*) AS n FROM attribute_value').get() as { n: number }).n;
  const ids = new Uint32Array(count);
  let next = 0;
  const all = store.prepare('SELECT id FROM attribute_value ORDER BY id').iterate() as Iterable<{
    id: number;
  }>;
  for (const { id } of all) ids[next++] = id;
  const map = new IdMap(ids);

  const facets = new Map<string, FacetAttribute>();
  const rows = store
    .prepare(
      `SELECT attribute.name AS attribute, value, attribute_value.id AS id FROM attribute_value
       JOIN attribute ON attribute.id = attribute_id WHERE facet_sort IS NOT NULL
       ORDER BY facet_sort, attribute.name`,
    )
    .iterate() as Iterable<ValueRow>;
  for (const { attribute, value, id } of rows) {
    const facet = facets.get(attribute) ?? { name: attribute, values: [] };
    facet.values.push({ name: value, rank: map.rankOf(id) });
    facets.set(attribute, facet);
  }
  for (const { values } of facets.values()) values.sort((a, b) => natural(a.name, b.name));

  const one = store.prepare(
    `SELECT attribute_value.id AS id FROM attribute_value JOIN attribute ON attribute.id = attribute_id
     WHERE attribute.name = ? AND value = ?`,
  );
  return {
    map,
    facets,
    find: (attribute, value) => {
      const row = one.get(attribute, value) as { id: number } | undefined;
      return row ? map.rankOf(row.id) : -1;
    },
  };
}
