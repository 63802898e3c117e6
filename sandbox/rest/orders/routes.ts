import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { setOrderCustomer, setOrderMessage, setOrderStatus } from '../../commerce/orders/change.ts';
import { findOrders, isOrderSort, type OrderFilter } from '../../commerce/orders/find.ts';
import { orderById, readOrders } from '../../commerce/orders/read.ts';
import { ORDER_STATUSES } from '../../commerce/orders/statuses.ts';
import type { Order } from '../../commerce/orders/types.ts';
import type { Parts } from '../../parts.ts';
import { notFound, RestError } from '../errors.ts';
import { idsIn, pagingOf } from '../paging.ts';
import {
  type Including,
  presentConsignments,
  presentIncluding,
  presentShippingAddresses,
} from './consignments.ts';
import { presentOrder } from './present.ts';
import { presentCoupons, presentLines, presentShipments, presentTaxes } from './present-parts.ts';
import { shipmentRoutes } from './shipments.ts';
import { shippingAddressRoutes } from './shipping-addresses.ts';

type Query = Partial<
  Record<
    | 'page'
    | 'limit'
    | 'sort'
    | 'customer_id'
    | 'email'
    | 'cart_id'
    | 'status_id'
    | 'min_id'
    | 'max_id'
    | 'min_date_created'
    | 'max_date_created'
    | 'min_date_modified',
    string
  >
> &
  Including;

/** What the merchant may change here: the order's status, its customer, and the customer's message. */
const change = z
  .object({
    status_id: z
      .int()
      .min(0)
      .max(ORDER_STATUSES.length - 1)
      .optional(),
    customer_id: z.int().min(0).optional(),
    customer_message: z.string().max(65_535).optional(),
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined));

const PARTS: Record<string, (order: Order) => object[]> = {
  products: presentLines,
  shipments: presentShipments,
  shippingaddresses: presentShippingAddresses,
  shipping_addresses: presentShippingAddresses,
  coupons: presentCoupons,
  taxes: presentTaxes,
};

/** Routes of `/v2/orders`. Responses are bare arrays and objects; an empty list is 204 without a body. */
export function orderRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, config } = parts;
  const wanted = (given: string): Order => {
    const order = /^\d{1,10}$/.test(given) ? orderById(store, Number(given)) : null;
    if (!order) throw notFound();
    return order;
  };
  const send = (reply: FastifyReply, list: object[]): FastifyReply =>
    list.length > 0 ? reply.send(list) : reply.code(204).send();

  app.get<{ Querystring: Query }>('/orders', (request, reply) => {
    const { page, limit } = pagingOf(request.query);
    const given = request.query.sort ?? 'id';
    const sort = given.includes(':') ? given : `${given}:asc`;
    if (!isOrderSort(sort)) throw new RestError(400, `The field 'sort' is invalid.`);
    const span = { offset: (page - 1) * limit, limit };
    const { ids } = findOrders(store, filterOf(request.query), span, sort);
    return send(
      reply,
      readOrders(store, ids).map((order) => presentIncluding(order, request.query, config)),
    );
  });

  app.get<{ Params: { id: string }; Querystring: Including }>('/orders/:id', (request, reply) =>
    reply.send(presentIncluding(wanted(request.params.id), request.query, config)),
  );

  app.get<{ Params: { id: string }; Querystring: Including }>('/orders/:id/consignments', (request, reply) =>
    reply.send(presentConsignments(wanted(request.params.id), request.query, config)),
  );

  app.put<{ Params: { id: string } }>('/orders/:id', (request, reply) => {
    const { id } = wanted(request.params.id);
    const body = change.safeParse(request.body);
    if (!body.success) {
      const field = body.error.issues[0]?.path[0] ?? 'status_id';
      throw new RestError(400, `The field '${String(field)}' is invalid.`);
    }
    const { status_id: status, customer_message: message, customer_id: customerId } = body.data;
    if (customerId !== undefined && !setOrderCustomer(parts, id, customerId))
      throw new RestError(400, "The field 'customer_id' is invalid.");
    if (message !== undefined) setOrderMessage(parts, id, message);
    if (status !== undefined) setOrderStatus(parts, id, status);
    return reply.send(presentOrder(wanted(String(id)), config));
  });

  shipmentRoutes(app, parts, wanted);
  shippingAddressRoutes(app, parts, wanted);

  for (const [name, present] of Object.entries(PARTS)) {
    app.get<{ Params: { id: string } }>(`/orders/:id/${name}`, (request, reply) =>
      send(reply, present(wanted(request.params.id))),
    );
  }

  app.get('/order_statuses', (_request, reply) =>
    reply.send(
      ORDER_STATUSES.map(({ id, name, label }) => ({
        id,
        name,
        system_label: name,
        custom_label: label,
        system_description: '',
        order: id,
      })),
    ),
  );
}

/** @throws RestError for a filter that is not a number or date */
function filterOf(query: Query): OrderFilter {
  const whole = (name: 'customer_id' | 'status_id' | 'min_id' | 'max_id'): number | null => {
    const given = query[name];
    return given === undefined ? null : (idsIn(name, given)[0] ?? null);
  };
  const time = (name: 'min_date_created' | 'max_date_created' | 'min_date_modified'): number | null => {
    const given = query[name];
    if (given === undefined) return null;
    const found = Date.parse(given);
    if (Number.isNaN(found)) throw new RestError(400, `The field '${name}' is invalid.`);
    return found;
  };
  return {
    customerId: whole('customer_id'),
    email: query.email ?? null,
    cartId: query.cart_id ?? null,
    status: whole('status_id'),
    fromId: whole('min_id'),
    toId: whole('max_id'),
    from: time('min_date_created'),
    to: time('max_date_created'),
    changedFrom: time('min_date_modified'),
  };
}
