import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { setDeliveryMethod } from '../../commerce/orders/change.ts';
import type { Order } from '../../commerce/orders/types.ts';
import type { Parts } from '../../parts.ts';
import { notFound, RestError } from '../errors.ts';
import { presentShippingAddresses } from './consignments.ts';

/** The only change of a shipping address that the sandbox supports: the delivery method, which includes the day. */
const change = z.object({ shipping_method: z.string().min(1).max(250) });

type ById = { Params: { id: string; address: string } };

/** Route `PUT /v2/orders/{id}/shipping_addresses/{address}`. */
export function shippingAddressRoutes(
  app: FastifyInstance,
  parts: Parts,
  wanted: (id: string) => Order,
): void {
  app.put<ById>('/orders/:id/shipping_addresses/:address', ({ params, body }, reply) => {
    const order = wanted(params.id);
    const consignment = order.consignments.find(
      ({ id, address }) => address !== null && String(id) === params.address,
    );
    if (!consignment) throw notFound();
    const { success, data } = change.safeParse(body);
    if (!success) throw new RestError(400, "The field 'shipping_method' is invalid.");
    setDeliveryMethod(parts, order.id, consignment.id, data.shipping_method);
    const [changed] = presentShippingAddresses({
      ...order,
      consignments: [{ ...consignment, method: data.shipping_method }],
    });
    return reply.send(changed);
  });
}
