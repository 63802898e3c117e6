import type { Store } from '@hobwright/sandbox/store/store.ts';

/** The custom object that extended cover is kept as. */
export const WARRANTIES = 'warranties';

/** 1 September 2026, 08:00 UTC. */
const WRITTEN_AT = Date.UTC(2026, 8, 1, 8);

type Cover = { sku: string; name: string; summary: string; price: number; facts: string };

/**
 * Writes one CRM object for each cover that the catalogue sells, replacing what was there. All properties are text:
 * `name`, `description`, `price`, `term_years`, `hs_sku`, `eligible_types` (separated by `;`), `min_price` and
 * `max_price` of the appliance (empty when open upwards), prices in pounds. Run after the catalogue is seeded and
 * inside the caller's transaction.
 */
export function seedCrm(store: Store): void {
  store.prepare('DELETE FROM crm_object WHERE type = ?').run(WARRANTIES);
  const covers = store
    .prepare(
      `SELECT sku, product.name, summary, price, json_group_object(attribute.name, attribute_value.value) AS facts
         FROM product
         JOIN product_attribute ON product_id = product.id
         JOIN attribute_value ON attribute_value.id = value_id
         JOIN attribute ON attribute.id = attribute_id
        WHERE kind = 'warranty' GROUP BY product.id ORDER BY product.id`,
    )
    .all() as Cover[];
  const insert = store.prepare(
    'INSERT INTO crm_object (id, type, properties, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
  );
  for (const [index, cover] of covers.entries()) {
    insert.run(7101 + index, WARRANTIES, JSON.stringify(propertiesOf(cover)), WRITTEN_AT, WRITTEN_AT);
  }
}

function propertiesOf({ sku, name, summary, price, facts }: Cover): Record<string, string> {
  const read = JSON.parse(facts) as Record<string, string>;
  const [least = '', most = ''] = (read['Price band'] ?? '').split('-');
  return {
    name,
    description: summary,
    price: pounds(price),
    term_years: String(Number.parseInt(read['Term'] ?? '', 10) || ''),
    hs_sku: sku,
    eligible_types: (read['Service for'] ?? '').split(', ').join(';'),
    min_price: pounds(Number(least)),
    max_price: Number(most) > 0 ? pounds(Number(most)) : '',
  };
}

function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
