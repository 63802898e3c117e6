import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderById } from '../../commerce/orders/read.ts';
import { INCOMPLETE } from '../../commerce/orders/statuses.ts';
import type { Parts } from '../../parts.ts';
import { issuePaymentToken } from '../../payments/token.ts';
import { notFound, RestError } from '../errors.ts';

const wanted = z.object({ order: z.object({ id: z.int(), is_recurring: z.boolean().optional() }) });

/**
 * Routes of `/v3/payments`: issue the tokens with which orders are paid at the payments host, and list payment methods.
 */
export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  app.post('/payments/access_tokens', (request, reply) => {
    const body = wanted.safeParse(request.body);
    if (!body.success) throw new RestError(422, 'Give the id of an order.', { 'order.id': 'Give a number.' });
    const order = orderById(parts.store, body.data.order.id);
    if (!order) throw notFound();
    if (order.status !== INCOMPLETE) throw new RestError(422, 'The order is not incomplete.');
    return reply.code(201).send({ data: { id: issuePaymentToken(parts, order.id) }, meta: {} });
  });

  app.get('/payments/methods', (_request, reply) =>
    reply.send({
      data: [
        {
          id: 'sandbox.card',
          name: 'Card',
          type: 'card',
          test_mode: true,
          supported_instruments: ['VISA', 'MASTERCARD', 'AMEX'].map((instrument_type) => ({
            instrument_type,
            verification_value_required: true,
          })),
          stored_instruments: [],
        },
      ],
      meta: {},
    }),
  );
}
