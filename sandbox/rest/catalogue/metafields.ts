import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../../parts.ts';
import { all, first, list, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { notFound, refuse } from '../errors.ts';
import { metaOf, pagingOf } from '../paging.ts';

type Row = {
  id: number;
  owner_id: string;
  namespace: string;
  key: string;
  value: string;
  permission_set: string;
};
type Query = { page?: string; limit?: string; 'namespace:in'?: string };

const changes = z
  .array(
    z.object({
      id: z.int(),
      permission_set: z.enum(['app_only', 'read', 'write', 'read_and_sf_access', 'write_and_sf_access']),
    }),
  )
  .min(1)
  .max(10);

const COLUMNS = 'id, owner_id, namespace, key, value, permission_set';

const OWNERS = { products: 'product', brands: 'brand' } as const;

/** Routes of `/v3/catalog/{products,brands}/metafields`: list the metafields and change their permission sets. */
export function catalogueMetafieldRoutes(app: FastifyInstance, { store }: Parts): void {
  for (const [path, owner] of Object.entries(OWNERS)) {
    app.get<{ Querystring: Query }>(`/catalog/${path}/metafields`, ({ query }) => {
      const paging = pagingOf(query);
      const namespaces = query['namespace:in'] === undefined ? null : list(query['namespace:in'].split(','));
      const where = `WHERE owner = ?1 AND (?2 IS NULL OR namespace IN (SELECT value FROM json_each(?2)))`;
      const total = first<{ n: number }>(
        store,
        `SELECT count(*) AS n FROM metafield ${where}`,
        owner,
        namespaces,
      );
      const rows = all<Row>(
        store,
        `SELECT ${COLUMNS} FROM metafield ${where} ORDER BY id LIMIT ?3 OFFSET ?4`,
        owner,
        namespaces,
        paging.limit,
        (paging.page - 1) * paging.limit,
      );
      return {
        data: rows.map((row) => present(owner, row)),
        meta: metaOf(paging, rows.length, total?.n ?? 0),
      };
    });

    app.put(`/catalog/${path}/metafields`, ({ body }) => {
      const wanted = changes.safeParse(body);
      if (!wanted.success) return refuse(wanted.error);
      const rows = transaction(store, () =>
        wanted.data.map(({ id, permission_set }) => {
          run(
            store,
            'UPDATE metafield SET permission_set = ? WHERE owner = ? AND id = ?',
            permission_set,
            owner,
            id,
          );
          const row = first<Row>(
            store,
            `SELECT ${COLUMNS} FROM metafield WHERE owner = ? AND id = ?`,
            owner,
            id,
          );
          if (!row) throw notFound();
          return row;
        }),
      );
      return { data: rows.map((row) => present(owner, row)), meta: {} };
    });
  }
}

const present = (owner: string, { owner_id, ...row }: Row): object => ({
  ...row,
  resource_type: owner,
  resource_id: Number(owner_id),
});
