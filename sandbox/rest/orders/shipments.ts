import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderById } from '../../commerce/orders/read.ts';
import { ship } from '../../commerce/orders/ship.ts';
import type { Order } from '../../commerce/orders/types.ts';
import type { Parts } from '../../parts.ts';
import { RestError } from '../errors.ts';
import { presentShipments } from './present-parts.ts';

const sent = z.object({
  order_address_id: z.int(),
  items: z.array(z.object({ order_product_id: z.int(), quantity: z.int().min(1) })).min(1),
  tracking_number: z.string().max(50).default(''),
  tracking_link: z.union([z.literal(''), z.url()]).default(''),
  shipping_method: z.string().max(100).default(''),
  shipping_provider: z.string().max(100).default(''),
});

/** Route `POST /v2/orders/{id}/shipments`: the merchant records that items have been shipped. */
export function shipmentRoutes(app: FastifyInstance, parts: Parts, wanted: (id: string) => Order): void {
  app.post<{ Params: { id: string } }>('/orders/:id/shipments', (request, reply) => {
    const order = wanted(request.params.id);
    const body = sent.safeParse(request.body);
    if (!body.success) {
      throw new RestError(400, `The field '${String(body.error.issues[0]?.path[0] ?? 'items')}' is invalid.`);
    }
    const { order_address_id, items, tracking_number, tracking_link } = body.data;
    const units = new Map<number, number>();
    for (const { order_product_id: id, quantity } of items) units.set(id, (units.get(id) ?? 0) + quantity);
    checkItems(order, order_address_id, units);
    const id = ship(
      parts,
      order,
      {
        consignmentId: order_address_id,
        items: [...units].map(([lineId, quantity]) => ({ lineId, quantity })),
      },
      {
        provider: body.data.shipping_provider,
        method: body.data.shipping_method,
        trackingNumber: tracking_number || null,
        trackingUrl: tracking_link || null,
      },
    );
    const now = orderById(parts.store, order.id) ?? order;
    return reply.code(201).send(presentShipments(now).find((each) => 'id' in each && each.id === id));
  });
}

/** @throws RestError for items that are not in the consignment or have already been shipped */
function checkItems({ consignments }: Order, addressId: number, units: ReadonlyMap<number, number>): void {
  const consignment = consignments.find(({ id, address }) => id === addressId && address !== null);
  if (!consignment) throw new RestError(400, `The field 'order_address_id' is invalid.`);
  const gone = consignment.shipments.flatMap((each) => each.items);
  for (const [lineId, quantity] of units) {
    const ordered = consignment.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
    const shipped = gone.reduce((sum, each) => sum + (each.lineId === lineId ? each.quantity : 0), 0);
    if (shipped + quantity > ordered) throw new RestError(400, `The field 'quantity' is invalid.`);
  }
}
