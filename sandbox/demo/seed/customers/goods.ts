import { all } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import type { Random } from '../random.ts';

/** What an order stores of a product. Amounts are pence including tax. */
export type Good = {
  id: number;
  sku: string;
  name: string;
  brand: string | null;
  media: string | null;
  listPrice: number;
  salePrice: number;
};

/** Products for past orders: those without options to choose, and services for washing machines. */
export interface Stock {
  large: Good[];
  small: Good[];
  washers: Good[];
  services: Good[];
}

const COLUMNS = `p.id, p.sku, p.name, b.name AS brand, p.price AS listPrice, p.charged AS salePrice,
  (SELECT media FROM product_image WHERE product_id = p.id ORDER BY position LIMIT 1) AS media`;
const FROM = 'FROM product AS p LEFT JOIN brand AS b ON b.id = p.brand_id';
const CHOSEN_AT_ONCE = `p.availability = 'Available' AND p.stock > 0
  AND NOT EXISTS (SELECT 1 FROM product_option WHERE product_id = p.id)`;

export function readStock(store: Store): Stock {
  const goods = (condition: string): Good[] =>
    all<Good>(store, `SELECT ${COLUMNS} ${FROM} WHERE ${condition} ORDER BY p.id`);
  const anything = goods(CHOSEN_AT_ONCE);
  const or = (found: Good[]): Good[] => (found.length > 0 ? found : anything);
  return {
    large: or(goods(`${CHOSEN_AT_ONCE} AND p.charged BETWEEN 25000 AND 90000 AND p.weight >= 25000`)),
    small: or(goods(`${CHOSEN_AT_ONCE} AND p.charged BETWEEN 1500 AND 15000 AND p.weight < 20000`)),
    washers: or(goods(`${CHOSEN_AT_ONCE} AND p.kind = 'washing-machine' AND p.charged < 60000`)),
    services: goods(`p.kind = 'service' AND p.name NOT LIKE '%integrated%' AND EXISTS (
      SELECT 1 FROM product_attribute AS pa JOIN attribute_value AS v ON v.id = pa.value_id
      JOIN attribute AS a ON a.id = v.attribute_id
      WHERE pa.product_id = p.id AND a.name = 'Service for' AND v.value LIKE '%Washing machine%')`),
  };
}

export function isStocked({ large, small, washers }: Stock): boolean {
  return [large, small, washers].every((goods) => goods.length > 0);
}

/** Picks up to `count` different products, in random order. */
export function pickGoods(random: Random, from: readonly Good[], count: number): Good[] {
  return random.shuffled(from).slice(0, count);
}
