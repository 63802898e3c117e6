import { createHash } from 'node:crypto';
import type { SeedOptions } from '../../../../sandbox/demo/seed/catalogue.ts';
import { londonMidnight } from '../../../../sandbox/calendar.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { seededStore } from '../../../support/seeded-store.ts';

/** 20 November 2026, a quarter to five in London. */
export const TODAY = Date.UTC(2026, 10, 20, 16, 45);
export const MIDNIGHT = londonMidnight(TODAY);

export const seeded = (options: SeedOptions = {}): Store => seededStore({ today: TODAY, ...options });

/** All rows of a query. */
export function rows<T>(store: Store, sql: string, ...values: (string | number)[]): T[] {
  return store.prepare(sql).all(...values) as T[];
}

/** One figure. */
export const count = (store: Store, sql: string, ...values: (string | number)[]): number =>
  Object.values(rows<Record<string, number>>(store, sql, ...values)[0] ?? {})[0] ?? Number.NaN;

/** A hash over every row of every table. */
export function hashOf(store: Store): string {
  const hash = createHash('sha256');
  const tables = rows<{ name: string }>(
    store,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  for (const { name } of tables) {
    if (name === 'product_text') continue;
    hash.update(name);
    for (const row of store.prepare(`SELECT * FROM "${name}"`).iterate())
      hash.update(JSON.stringify(Object.values(row).map(plain)));
  }
  return hash.digest('hex');
}

const plain = (cell: unknown) => (cell instanceof Uint8Array ? Buffer.from(cell).toString('base64') : cell);

export type Product = {
  id: number;
  sku: string;
  name: string;
  path: string;
  kind: string;
  description: string;
  summary: string;
  created_at: number;
  price: number;
  sale_price: number | null;
  charged: number;
  stock: number;
  availability: string;
  rating_sum: number;
  rating_count: number;
  width: number | null;
  page_title: string;
  meta_description: string;
};

/** Custom fields by product. */
export function factsOf(store: Store): Map<number, Map<string, string>> {
  const all = new Map<number, Map<string, string>>();
  const found = rows<{ id: number; name: string; value: string }>(
    store,
    `SELECT l.product_id AS id, a.name, v.value FROM product_attribute AS l
     JOIN attribute_value AS v ON v.id = l.value_id JOIN attribute AS a ON a.id = v.attribute_id`,
  );
  for (const { id, name, value } of found) {
    const facts = all.get(id) ?? new Map<string, string>();
    facts.set(name, value);
    all.set(id, facts);
  }
  return all;
}
