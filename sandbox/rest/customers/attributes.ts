import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../../parts.ts';
import { all, first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { RestError, refuse } from '../errors.ts';
import { atOnce } from '../at-once.ts';
import { metaOf, pagingOf } from '../paging.ts';

/** “Limit of 3 concurrent requests” for each route that writes customers (the platform's `customers.v3.yml`). */
export const MOST_CALLS = 3;

type Row = { id: number; name: string };

const wanted = z.array(z.object({ name: z.string().min(1).max(255), type: z.literal('string') })).min(1);

const present = ({ id, name }: Row): object => ({ id, name, type: 'string' });

/**
 * Routes of `/v3/customers/attributes`: custom attributes of customers. Names are unique; here all values are strings.
 */
export function attributeRoutes(app: FastifyInstance, { store }: Parts): void {
  app.get<{ Querystring: { page?: string; limit?: string; name?: string } }>(
    '/customers/attributes',
    async ({ query }) => {
      const paging = pagingOf(query);
      const found = all<Row>(
        store,
        'SELECT id, name FROM customer_attribute WHERE ? IS NULL OR name = ? ORDER BY id',
        query.name ?? null,
        query.name ?? null,
      );
      const rows = found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
      return { data: rows.map(present), meta: metaOf(paging, rows.length, found.length) };
    },
  );

  app.post('/customers/attributes', atOnce(MOST_CALLS), async ({ body }) => {
    const given = wanted.safeParse(body);
    if (!given.success) return refuse(given.error);
    const rows = transaction(store, () =>
      given.data.map(({ name }, index) => {
        if (first(store, 'SELECT id FROM customer_attribute WHERE name = ?', name))
          throw new RestError(422, 'Create attributes failed.', { [`${index}.name`]: 'Already exists.' });
        return { id: run(store, 'INSERT INTO customer_attribute (name) VALUES (?)', name).lastId, name };
      }),
    );
    return { data: rows.map(present), meta: {} };
  });
}
