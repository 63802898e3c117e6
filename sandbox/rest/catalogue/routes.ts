import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { all, first } from '../../store/rows.ts';
import { metaOf, pagingOf } from '../paging.ts';

type Row = {
  id: number;
  sku: string;
  name: string;
  path: string;
  availability: string;
  created_at: number;
  modified_at: number;
  image: string | null;
};

const AVAILABILITY: Readonly<Record<string, string>> = {
  Available: 'available',
  Preorder: 'preorder',
  Unavailable: 'disabled',
};

/** `GET /v3/catalog/products`: what a list of everything needs, by the platform's pages. A new price is a change. */
export function productRoutes(app: FastifyInstance, { store, config }: Parts): void {
  app.get<{ Querystring: { page?: string; limit?: string; include?: string } }>(
    '/catalog/products',
    async ({ query }) => {
      const paging = pagingOf(query);
      const rows = all<Row>(
        store,
        `SELECT id, sku, name, path, availability, created_at,
                max(created_at, coalesce((SELECT max(starts_at) FROM price_event WHERE product_id = product.id), 0)) AS modified_at,
                (SELECT media FROM product_image WHERE product_id = product.id ORDER BY position LIMIT 1) AS image
           FROM product WHERE id IN (SELECT id FROM product INDEXED BY product_page ORDER BY id LIMIT ? OFFSET ?) ORDER BY id`,
        paging.limit,
        (paging.page - 1) * paging.limit,
      );
      const total = first<{ n: number }>(store, 'SELECT count(*) AS n FROM product')?.n ?? 0;
      const withImage = query.include?.split(',').includes('primary_image') ?? false;
      return {
        data: rows.map((row) => ({
          id: row.id,
          sku: row.sku,
          name: row.name,
          availability: AVAILABILITY[row.availability] ?? 'available',
          is_visible: true,
          date_created: new Date(row.created_at).toISOString(),
          date_modified: new Date(row.modified_at).toISOString(),
          custom_url: { url: row.path, is_customized: false },
          ...(withImage
            ? {
                primary_image: row.image && {
                  url_standard: `${config.origin}/media/600/${row.image}`,
                  url_zoom: `${config.origin}/media/1200/${row.image}`,
                },
              }
            : {}),
        })),
        meta: metaOf(paging, rows.length, total),
      };
    },
  );
}
