import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderById } from '../../commerce/orders/read.ts';
import type { Parts } from '../../parts.ts';
import { all, first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { enqueueMetafieldWebhook } from '../../webhooks/metafields.ts';
import { notFound, refuse, RestError } from '../errors.ts';
import { metaOf, pagingOf } from '../paging.ts';

/** Maximum number of metafields of one resource on the platform. */
const MOST = 250;

const given = z.object({
  permission_set: z.enum(['app_only', 'read', 'write', 'read_and_sf_access', 'write_and_sf_access']),
  namespace: z.string().min(1).max(64),
  key: z.string().min(1).max(64),
  value: z.string().min(1).max(65_535),
  description: z.string().max(255).optional(),
});

type Kept = { id: number; namespace: string; key: string; value: string; permission_set: string };
type ById = {
  Params: { id: string };
  Querystring: { page?: string; limit?: string; namespace?: string; key?: string };
};

/** Routes of `/v3/orders/{id}/metafields`, in which apps store data. Keys are unique within a namespace. */
export function orderMetafieldRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts;
  const wanted = (text: string): number => {
    const order = /^\d{1,10}$/.test(text) ? orderById(store, Number(text)) : null;
    if (!order) throw notFound();
    return order.id;
  };

  app.get<ById>('/orders/:id/metafields', (request) => {
    const orderId = wanted(request.params.id);
    const { namespace, key } = request.query;
    const paging = pagingOf(request.query);
    const found = keptOf(orderId).filter(
      (each) =>
        (namespace === undefined || each.namespace === namespace) && (key === undefined || each.key === key),
    );
    const page = found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
    return {
      data: page.map((each) => present(orderId, each)),
      meta: metaOf(paging, page.length, found.length),
    };
  });

  app.post<ById>('/orders/:id/metafields', (request) => {
    const orderId = wanted(request.params.id);
    const { success, data, error } = given.safeParse(request.body);
    if (!success) refuse(error);
    if (keptOf(orderId).length >= MOST) throw new RestError(422, `At most ${MOST} metafields on one order.`);
    const { namespace, key, value, permission_set } = data;
    const known = first(
      store,
      `SELECT id FROM metafield WHERE owner = 'order' AND owner_id = ? AND namespace = ? AND key = ?`,
      String(orderId),
      namespace,
      key,
    );
    if (known) throw new RestError(409, 'A metafield with this namespace and key exists already.');
    const id = transaction(store, () => {
      const { lastId } = run(
        store,
        `INSERT INTO metafield (owner, owner_id, namespace, key, value, permission_set) VALUES ('order', ?, ?, ?, ?, ?)`,
        String(orderId),
        namespace,
        key,
        value,
        permission_set,
      );
      enqueueMetafieldWebhook(parts, { id: lastId, owner: 'order', ownerId: orderId, isNew: true });
      return lastId;
    });
    return { data: present(orderId, { id, namespace, key, value, permission_set }), meta: {} };
  });

  const keptOf = (orderId: number): Kept[] =>
    all<Kept>(
      store,
      `SELECT id, namespace, key, value, permission_set FROM metafield WHERE owner = 'order' AND owner_id = ? ORDER BY id`,
      String(orderId),
    );
}

const present = (orderId: number, kept: Kept): object => ({
  ...kept,
  resource_type: 'order',
  resource_id: orderId,
  description: '',
});
