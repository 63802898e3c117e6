import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { customerById } from '../../commerce/customers/customer.ts';
import { findWishlists, itemsOf, type Wishlist, wishlistById } from '../../commerce/wishlists/read.ts';
import {
  addWishes,
  createWishlist,
  deleteWishlists,
  removeItems,
  updateWishlist,
} from '../../commerce/wishlists/write.ts';
import type { Parts } from '../../parts.ts';
import type { Store } from '../../store/store.ts';
import { notFound, RestError, refuse } from '../errors.ts';
import { idsIn, metaOf, pagingOf } from '../paging.ts';

interface ListRoute {
  Querystring: { page?: string; limit?: string; customer_id?: string };
}
interface OneRoute {
  Params: { id: string };
}
interface ItemRoute {
  Params: { id: string; itemId: string };
}

const id = z.int().positive().max(2_147_483_647);
const items = z.array(z.object({ product_id: id, variant_id: id.nullish() })).max(200);
const created = z.object({
  customer_id: id,
  name: z.string().default('Wishlist'),
  is_public: z.boolean().default(false),
  items: items.default([]),
});
const changed = z.object({ name: z.string().optional(), is_public: z.boolean().optional() });
const added = z.object({ items: items.min(1) });

/** Routes of `/v3/wishlists`. The merchant can read and change every wishlist. */
export function wishlistRoutes(app: FastifyInstance, { store, clock }: Parts): void {
  const wanted = (given: string): Wishlist => {
    const found = /^\d{1,10}$/.test(given) ? wishlistById(store, Number(given)) : null;
    if (!found) throw notFound();
    return found;
  };
  const one = (wishlist: Wishlist): object => ({ data: present(store, wishlist), meta: {} });

  app.get<ListRoute>('/wishlists', (request, reply) => {
    const { query } = request;
    const paging = pagingOf(query);
    const customerId =
      query.customer_id === undefined ? null : (idsIn('customer_id', query.customer_id)[0] ?? null);
    const found = findWishlists(store, customerId);
    const rows = found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
    return reply.send({
      data: rows.map((row) => present(store, row)),
      meta: metaOf(paging, rows.length, found.length),
    });
  });

  app.post('/wishlists', (request, reply) => {
    const body = parse(created, request.body);
    if (!customerById(store, body.customer_id)) {
      throw new RestError(422, 'Customer does not exist.', { customer_id: 'Customer does not exist.' });
    }
    const list = { name: body.name, isPublic: body.is_public };
    const made = createWishlist(store, body.customer_id, list, body.items.map(wishOf), clock());
    return reply.code(201).send(one(made));
  });

  app.get<OneRoute>('/wishlists/:id', (request, reply) => reply.send(one(wanted(request.params.id))));

  app.put<OneRoute>('/wishlists/:id', (request, reply) => {
    const wishlist = wanted(request.params.id);
    const { name, is_public: isPublic } = parse(changed, request.body);
    return reply.code(201).send(one(updateWishlist(store, wishlist.id, { name, isPublic })));
  });

  app.delete<OneRoute>('/wishlists/:id', (request, reply) => {
    deleteWishlists(store, [wanted(request.params.id).id]);
    return reply.code(204).send();
  });

  app.post<OneRoute>('/wishlists/:id/items', (request, reply) => {
    const wishlist = wanted(request.params.id);
    const body = parse(added, request.body);
    return reply.code(201).send(one(addWishes(store, wishlist.id, body.items.map(wishOf))));
  });

  app.delete<ItemRoute>('/wishlists/:id/items/:itemId', (request, reply) => {
    const wishlist = wanted(request.params.id);
    const item = itemsOf(store, wishlist.id).find((each) => String(each.id) === request.params.itemId);
    if (!item) throw notFound();
    return reply.send(one(removeItems(store, wishlist.id, [item.id])));
  });
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(body);
  return found.success ? found.data : refuse(found.error);
}

function wishOf({ product_id, variant_id }: z.infer<typeof items>[number]) {
  return { productId: product_id, variantId: variant_id };
}

function present(store: Store, { id: wishlistId, customer_id, name, is_public, token }: Wishlist): object {
  return {
    id: wishlistId,
    customer_id,
    name,
    is_public: is_public === 1,
    token,
    items: itemsOf(store, wishlistId),
  };
}
