import { classify } from '@/lib/catalogue/classify';
import { energyOf } from '@/lib/catalogue/energy';
import { shopPath } from '@/lib/catalogue/paths';
import { stockOf } from '@/lib/catalogue/stock';
import type { Attributes, ProductCard } from '@/lib/catalogue/types';
import { factsOf, rows, seeded } from '../sandbox/demo/seed/seeded.ts';

type Row = {
  id: number;
  sku: string;
  name: string;
  path: string;
  charged: number;
  stock: number;
  warning_level: number;
  availability: 'Available' | 'Preorder' | 'Unavailable';
  availability_note: string;
  release_at: number | null;
  rating_sum: number;
  rating_count: number;
  brand_id: number;
  brand: string;
  brand_path: string;
};

/** Returns all products of the demo store as cards of 20 November 2026, without pictures. */
export function demoCards(): ProductCard[] {
  const store = seeded();
  const attributes = factsOf(store);
  const found = rows<Row>(
    store,
    `SELECT product.*, brand.name AS brand, brand.path AS brand_path
     FROM product JOIN brand ON brand.id = product.brand_id ORDER BY product.id`,
  );
  store.close();
  return found.map((row) => cardOf(row, Object.fromEntries(attributes.get(row.id) ?? [])));
}

function cardOf(row: Row, attributes: Attributes): ProductCard {
  const { id, sku, name, charged, stock, rating_count: count } = row;
  return {
    id,
    sku,
    name,
    path: shopPath(row.path),
    brand: { id: row.brand_id, name: row.brand, path: shopPath(row.brand_path) },
    picture: null,
    anchors: null,
    price: { now: charged },
    energy: energyOf(attributes),
    isSized: false,
    least: 1,
    rating: count > 0 ? { average: row.rating_sum / count, count } : null,
    stock: stockOf(
      {
        availability: {
          status: row.availability,
          description: row.availability_note,
          willBeReleasedAt: row.release_at === null ? null : { utc: new Date(row.release_at).toISOString() },
        },
        inventory: {
          isInStock: stock > 0,
          aggregated: { availableToSell: stock, warningLevel: row.warning_level },
        },
      },
      attributes,
    ),
    ...classify(attributes),
    attributes,
  };
}
