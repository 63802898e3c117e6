import { all } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

type Scored = { id: string; score: number };

/** Returns the products that were bought in the same orders, scored by the number of orders. */
export function boughtWith(store: Store, id: string): Map<string, number> {
  const sql = `SELECT CAST(other.product_id AS TEXT) AS id, count(*) AS score FROM order_line AS own
    JOIN order_line AS other ON other.order_id = own.order_id AND other.product_id <> own.product_id
    WHERE own.product_id = ? GROUP BY other.product_id`;
  return scores(all<Scored>(store, sql, Number(id)));
}

/** Returns hoses, kits and cleaners made for products of this type, scored by popularity. */
export function madeFor(store: Store, id: string): Map<string, number> {
  const sql = `SELECT CAST(product.id AS TEXT) AS id, product.popularity AS score FROM product
    JOIN product_attribute ON product_attribute.product_id = product.id
    JOIN attribute_value ON attribute_value.id = value_id
    JOIN attribute ON attribute.id = attribute_id AND attribute.name IN ('Fits type', 'Used on')
    WHERE ', ' || attribute_value.value || ',' LIKE '%, ' || (
      SELECT value FROM product_attribute JOIN attribute_value ON attribute_value.id = value_id
      JOIN attribute ON attribute.id = attribute_id AND attribute.name = 'Type' WHERE product_id = ?
    ) || ',%' ORDER BY product.popularity DESC LIMIT 30`;
  return scores(all<Scored>(store, sql, Number(id)));
}

/**
 * Returns products of the same kind that look alike: those with the same picture first, then those of the same colour.
 */
export function looksLike(store: Store, id: string): Map<string, number> {
  const sql = `SELECT CAST(other.id AS TEXT) AS id,
      2000000 * (other.picture = own.picture) + min(other.popularity, 999999) AS score
    FROM product AS own JOIN product AS other ON other.kind = own.kind AND other.id <> own.id
    WHERE own.id = ?1 AND (other.picture = own.picture OR EXISTS (
      SELECT 1 FROM product_attribute AS mine JOIN product_attribute AS theirs ON theirs.value_id = mine.value_id
      JOIN attribute_value ON attribute_value.id = mine.value_id
      JOIN attribute ON attribute.id = attribute_id AND attribute.name = 'Colour'
      WHERE mine.product_id = own.id AND theirs.product_id = other.id))
    ORDER BY score DESC LIMIT 200`;
  return scores(all<Scored>(store, sql, Number(id)));
}

/** Scores products by popularity, plus points for orders and events. An order counts more than any event. */
export function trend(store: Store): Map<string, number> {
  const sql = `SELECT CAST(id AS TEXT) AS id, popularity
      + 50 * (SELECT count(*) FROM order_line WHERE product_id = product.id) AS score FROM product`;
  const found = scores(all<Scored>(store, sql));
  const events = `SELECT item.value AS id, sum(CASE search_event.type WHEN 'conversion' THEN 40 WHEN 'click' THEN 10 ELSE 1 END) AS score
    FROM search_event, json_each(object_ids) AS item GROUP BY item.value`;
  for (const { id, score } of all<Scored>(store, events)) found.set(id, (found.get(id) ?? 0) + score);
  return found;
}

const scores = (rows: readonly Scored[]): Map<string, number> =>
  new Map(rows.map(({ id, score }) => [id, score]));
