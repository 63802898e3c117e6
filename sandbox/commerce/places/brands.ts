import { all, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { perGroup } from '../group.ts';

type BrandRow = {
  id: number;
  name: string;
  path: string;
  description: string;
  meta_description: string;
  image: string | null;
};

export type Brand = BrandRow;

const COLUMNS = 'id, name, path, description, meta_description, image';

/** Returns a page of brands by name, limited to `ids` unless that is empty, and the total number. */
export function brandsPage(
  store: Store,
  ids: readonly number[],
  span: { offset: number; limit: number },
): { brands: Brand[]; total: number } {
  const only = ids.length > 0 ? 'WHERE id IN (SELECT value FROM json_each(?))' : 'WHERE ? IS NOT NULL';
  const asked = list(ids);
  const brands = all<BrandRow>(
    store,
    `SELECT ${COLUMNS} FROM brand ${only} ORDER BY name COLLATE NOCASE, id LIMIT ? OFFSET ?`,
    asked,
    span.limit,
    span.offset,
  );
  const [counted] = all<{ total: number }>(store, `SELECT count(*) AS total FROM brand ${only}`, asked);
  return { brands, total: counted?.total ?? 0 };
}

function brandsByIds(store: Store, ids: readonly number[]): Brand[] {
  return all<BrandRow>(
    store,
    `SELECT ${COLUMNS} FROM brand WHERE id IN (SELECT value FROM json_each(?))`,
    list(ids),
  );
}

export function brandById(store: Store, id: number): Brand | null {
  return brandsByIds(store, [id])[0] ?? null;
}

type OwnedRow = BrandRow & { product_id: number };

/** Returns the brand of a product. */
export const brandOf = perGroup<Brand>((store, ids) => {
  const rows = all<OwnedRow>(
    store,
    `SELECT p.id AS product_id, b.id, b.name, b.path, b.description, b.meta_description, b.image
     FROM json_each(?) AS asked JOIN product AS p ON p.id = asked.value JOIN brand AS b ON b.id = p.brand_id`,
    list(ids),
  );
  return new Map(rows.map(({ product_id, ...brand }) => [product_id, brand]));
});
