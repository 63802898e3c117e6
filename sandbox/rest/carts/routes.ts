import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addItems,
  createCart,
  deleteCart,
  removeItem,
  setCustomer,
  updateItem,
} from '../../commerce/cart/change.ts';
import { cartMissing } from '../../commerce/cart/errors.ts';
import { readCart } from '../../commerce/cart/read.ts';
import type { Cart } from '../../commerce/cart/types.ts';
import { cartPrices } from '../../commerce/checkout/prices.ts';
import { customerById } from '../../commerce/customers/customer.ts';
import type { Parts } from '../../parts.ts';
import { checkChannel } from '../channel.ts';
import { RestError } from '../errors.ts';
import { bodies, itemOf, selectionsOf } from './body.ts';
import { presentCart, presentUrls } from './present.ts';

interface CartRoute {
  Params: { cartId: string };
  Querystring: { include?: string };
}
interface ItemRoute {
  Params: { cartId: string; itemId: string };
  Querystring: { include?: string };
}

/** Routes of `/v3/carts`. The merchant can read and change every cart. */
export function cartRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, config } = parts;

  const send = (
    request: FastifyRequest<{ Querystring: { include?: string } }>,
    reply: FastifyReply,
    status: number,
    cart: Cart,
  ): FastifyReply => {
    const include = new Set((request.query.include ?? '').split(','));
    const now = parts.clock();
    const answer = { prices: cartPrices(store, cart, now), config, include, now };
    return reply.code(status).send({ data: presentCart(cart, answer), meta: {} });
  };

  const customer = (id: number | null | undefined): number => {
    if (id && !customerById(store, id)) {
      throw new RestError(422, 'Customer does not exist.', { customer_id: 'Customer does not exist.' });
    }
    return id ?? 0;
  };

  app.post<CartRoute>('/carts', (request, reply) => {
    const { customer_id, channel_id, line_items } = bodies.created(request.body);
    checkChannel(config, channel_id);
    return send(request, reply, 201, createCart(parts, customer(customer_id), line_items.map(itemOf)));
  });

  app.get<CartRoute>('/carts/:cartId', (request, reply) => {
    const cart = readCart(store, request.params.cartId);
    if (!cart) throw cartMissing();
    return send(request, reply, 200, cart);
  });

  app.put<CartRoute>('/carts/:cartId', (request, reply) => {
    const { customer_id, version } = bodies.moved(request.body);
    return send(
      request,
      reply,
      201,
      setCustomer(parts, request.params.cartId, customer(customer_id), version),
    );
  });

  app.delete<CartRoute>('/carts/:cartId', (request, reply) => {
    deleteCart(parts, request.params.cartId);
    return reply.code(204).send();
  });

  app.post<CartRoute>('/carts/:cartId/items', (request, reply) => {
    const { line_items, version } = bodies.added(request.body);
    return send(request, reply, 201, addItems(parts, request.params.cartId, line_items.map(itemOf), version));
  });

  app.put<ItemRoute>('/carts/:cartId/items/:itemId', (request, reply) => {
    const { line_item, version } = bodies.updated(request.body);
    const { cartId, itemId } = request.params;
    const change = {
      quantity: line_item.quantity,
      productId: line_item.product_id,
      variantId: line_item.variant_id ?? undefined,
      selections: selectionsOf(line_item.option_selections),
    };
    return send(request, reply, 200, updateItem(parts, cartId, itemId, change, version));
  });

  app.delete<ItemRoute>('/carts/:cartId/items/:itemId', (request, reply) => {
    const version = bodies.removed(request.body)?.version;
    const cart = removeItem(parts, request.params.cartId, request.params.itemId, version);
    return cart ? send(request, reply, 200, cart) : reply.code(204).send();
  });

  app.post<CartRoute>('/carts/:cartId/redirect_urls', (request, reply) => {
    const parameters = bodies.redirected(request.body)?.query_params ?? {};
    const cart = readCart(store, request.params.cartId);
    if (!cart) throw cartMissing();
    return reply.code(201).send({ data: presentUrls(cart.id, config, parameters, parts.clock()), meta: {} });
  });
}
