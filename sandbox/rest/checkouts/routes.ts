import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCart } from '../../commerce/cart/read.ts';
import { addBilling, updateBilling } from '../../commerce/checkout/billing.ts';
import {
  addConsignments,
  deleteConsignment,
  selectOption,
  updateConsignment,
} from '../../commerce/checkout/consignments.ts';
import { setMessage } from '../../commerce/checkout/message.ts';
import { checkoutOf } from '../../commerce/checkout/read.ts';
import {
  applyCertificate,
  applyCoupon,
  removeCertificate,
  removeCoupon,
} from '../../commerce/checkout/reductions.ts';
import type { Checkout } from '../../commerce/checkout/types.ts';
import { placedCheckout } from '../../commerce/checkout/visible.ts';
import { placeOrder } from '../../commerce/orders/place.ts';
import type { Parts } from '../../parts.ts';
import { notFound } from '../errors.ts';
import { addressInput, bodies, consignmentInput } from './body.ts';
import { presentCheckout } from './present.ts';

interface Route {
  Params: { id: string; part: string };
  Querystring: { include?: string };
}
type Asked = FastifyRequest<Route>;

/** Routes of `/v3/checkouts`. The merchant can read and change every checkout; its id is the cart's. */
export function checkoutRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, config, clock } = parts;
  const send = (request: Asked, reply: FastifyReply, checkout: Checkout): FastifyReply => {
    const include = new Set((request.query.include ?? '').split(','));
    return reply.send({ data: presentCheckout(checkout, { config, include, now: clock() }), meta: {} });
  };
  /** Adds a route that changes a checkout and returns it. */
  const change = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    work: (id: string, body: unknown, part: string) => Checkout,
  ): void => {
    app.route<Route>({
      method,
      url: `/checkouts/:id${path}`,
      handler: (request, reply) => {
        const { id, part } = request.params;
        if (!readCart(store, id)) throw notFound();
        return send(request, reply, work(id, request.body, part));
      },
    });
  };

  app.get<Route>('/checkouts/:id', (request, reply) => {
    const cart = readCart(store, request.params.id);
    const checkout = cart ? checkoutOf(store, cart, clock()) : placedCheckout(store, request.params.id);
    // The platform wraps the error of this route only.
    if (!checkout) return reply.code(404).send({ errors: [notFound().body()] });
    return send(request, reply, checkout);
  });
  change('PUT', '', (id, body) => setMessage(parts, id, bodies.message(body).customer_message, null));
  change('POST', '/billing-address', (id, body) =>
    addBilling(parts, id, addressInput(bodies.address(body)), null),
  );
  change('PUT', '/billing-address/:part', (id, body, part) =>
    updateBilling(parts, id, part, addressInput(bodies.address(body)), null),
  );
  change('POST', '/consignments', (id, body) =>
    addConsignments(parts, id, bodies.consignments(body).map(consignmentInput), null),
  );
  change('PUT', '/consignments/:part', (id, body, part) => {
    const given = bodies.consignment(body);
    return 'shipping_option_id' in given
      ? selectOption(parts, id, part, given.shipping_option_id, null)
      : updateConsignment(parts, id, part, consignmentInput(given), null);
  });
  change('DELETE', '/consignments/:part', (id, _body, part) => deleteConsignment(parts, id, part, null));
  change('POST', '/coupons', (id, body) => applyCoupon(parts, id, bodies.code(body).coupon_code, null));
  change('DELETE', '/coupons/:part', (id, _body, part) => removeCoupon(parts, id, part, null));
  change('POST', '/gift-certificates', (id, body) =>
    applyCertificate(parts, id, bodies.certificate(body).giftCertificateCode, null),
  );
  change('DELETE', '/gift-certificates/:part', (id, _body, part) => removeCertificate(parts, id, part, null));

  app.post<Route>('/checkouts/:id/orders', (request, reply) => {
    const { id } = request.params;
    const cart = readCart(store, id) ?? placedCheckout(store, id)?.cart;
    if (!cart) throw notFound();
    const { orderId } = placeOrder(parts, id, cart.customerId || null);
    return reply.send({ data: { id: orderId }, meta: {} });
  });
}
