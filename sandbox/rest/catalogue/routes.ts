import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { all, first, groupBy, list } from '../../store/rows.ts';
import { isAskedFor } from '../channel.ts';
import { idsIn, metaOf, type Paging, pagingOf } from '../paging.ts';

type Row = {
  id: number;
  sku: string;
  name: string;
  path: string;
  availability: string;
  is_visible: number;
  featured: number;
  charged: number;
  sold: number;
  created_at: number;
  modified_at: number;
  image: string | null;
};

type Query = {
  page?: string;
  limit?: string;
  include?: string;
  'id:in'?: string;
  'sku:in'?: string;
  'channel_id:in'?: string;
  is_featured?: string;
};

const AVAILABILITY: Readonly<Record<string, string>> = {
  Available: 'available',
  Preorder: 'preorder',
  Unavailable: 'disabled',
};

const SELECT = `SELECT id, sku, name, path, availability, is_visible, featured, charged, created_at,
  max(created_at, coalesce((SELECT max(starts_at) FROM price_event WHERE product_id = product.id), 0)) AS modified_at,
  (SELECT coalesce(sum(units), 0) FROM price_event WHERE product_id = product.id)
    + (SELECT coalesce(sum(quantity), 0) FROM order_line WHERE product_id = product.id) AS sold,
  (SELECT media FROM product_image WHERE product_id = product.id ORDER BY position LIMIT 1) AS image
  FROM product`;

/**
 * Route `GET /v3/catalog/products`: all products in pages, hidden ones included; or those with some ids or SKUs, or the
 * featured ones. A price change counts as a modification.
 */
export function productRoutes(app: FastifyInstance, { store, config }: Parts): void {
  app.get<{ Querystring: Query }>('/catalog/products', async ({ query }) => {
    const paging = pagingOf(query);
    if (!isAskedFor(config, 'channel_id:in', query['channel_id:in']))
      return { data: [], meta: metaOf(paging, 0, 0) };
    const wanted = namedBy(query);
    const { rows, total } = wanted ? named(wanted, paging) : pageOf(paging);
    const included = new Set(query.include?.split(','));
    const fields = included.has('custom_fields') ? fieldsOf(rows) : null;
    return {
      data: rows.map((row) => ({
        id: row.id,
        sku: row.sku,
        name: row.name,
        calculated_price: row.charged / 100,
        total_sold: row.sold,
        availability: AVAILABILITY[row.availability] ?? 'available',
        is_visible: row.is_visible === 1,
        is_featured: row.featured === 1,
        date_created: new Date(row.created_at).toISOString(),
        date_modified: new Date(row.modified_at).toISOString(),
        custom_url: { url: row.path, is_customized: false },
        ...(fields && {
          custom_fields: (fields.get(row.id) ?? []).map(({ id, name, value }) => ({ id, name, value })),
        }),
        ...(included.has('primary_image') && {
          primary_image: row.image && {
            url_standard: `${config.origin}/media/386x513/${row.image}`,
            url_zoom: `${config.origin}/media/1280x1280/${row.image}`,
          },
        }),
      })),
      meta: metaOf(paging, rows.length, total),
    };
  });

  const pageOf = ({ page, limit }: Paging) => ({
    rows: all<Row>(
      store,
      `${SELECT} WHERE id IN (SELECT id FROM product INDEXED BY product_page ORDER BY id LIMIT ? OFFSET ?) ORDER BY id`,
      limit,
      (page - 1) * limit,
    ),
    total: first<{ n: number }>(store, 'SELECT count(*) AS n FROM product')?.n ?? 0,
  });

  const named = ({ column, values }: Wanted, { page, limit }: Paging) => {
    const sql = `${SELECT} WHERE ${column} IN (SELECT value FROM json_each(?)) ORDER BY id`;
    const rows = all<Row>(store, sql, JSON.stringify(values));
    return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length };
  };

  const fieldsOf = (rows: readonly Row[]) =>
    groupBy(
      all<{ owner: number; id: number; name: string; value: string }>(
        store,
        `SELECT product_id AS owner, attribute_value.id, attribute.name, attribute_value.value
         FROM product_attribute JOIN attribute_value ON attribute_value.id = value_id
         JOIN attribute ON attribute.id = attribute_id WHERE product_id IN (SELECT value FROM json_each(?))`,
        list(rows.map(({ id }) => id)),
      ),
      'owner',
    );
}

type Wanted = { column: 'id' | 'sku' | 'featured'; values: readonly (number | string)[] };

/** @throws RestError 422 for invalid ids */
function namedBy({ 'id:in': ids, 'sku:in': skus, is_featured }: Query): Wanted | null {
  if (ids !== undefined) return { column: 'id', values: idsIn('id:in', ids) };
  if (skus !== undefined) return { column: 'sku', values: skus.split(',') };
  return is_featured === undefined ? null : { column: 'featured', values: [Number(is_featured === '1')] };
}
