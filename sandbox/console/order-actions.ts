import type { FastifyInstance } from 'fastify';
import { advanceOrder } from '../commerce/orders/advance.ts';
import { setOrderStatus } from '../commerce/orders/change.ts';
import { refundOrder } from '../commerce/orders/refund.ts';
import { ORDER_STATUSES } from '../commerce/orders/statuses.ts';
import { fieldsOf } from '../form-bodies.ts';
import type { Parts } from '../parts.ts';
import { attempt } from './attempt.ts';

type ById = { Params: { id: string } };

/** Handlers of the console's forms for an order. */
export function orderActions(app: FastifyInstance, parts: Parts): void {
  app.post<ById>('/console/orders/:id/next', async (request, reply) => {
    const { id } = request.params;
    return attempt(reply, `/console/orders/${id}`, 'The order has moved to the next step.', () =>
      advanceOrder(parts, Number(id)),
    );
  });

  app.post<ById>('/console/orders/:id/status', async (request, reply) => {
    const { id } = request.params;
    const status = Number(fieldsOf(request).get('status') ?? Number.NaN);
    return attempt(reply, `/console/orders/${id}`, 'The status is set.', () => {
      if (!ORDER_STATUSES[status]) throw new Error('There is no such status.');
      setOrderStatus(parts, Number(id), status);
    });
  });

  app.post<ById>('/console/orders/:id/refund', async (request, reply) => {
    const { id } = request.params;
    const amount = Number(fieldsOf(request).get('amount') ?? Number.NaN);
    return attempt(reply, `/console/orders/${id}`, 'The refund is made.', () =>
      refundOrder(parts, Number(id), [{ item_type: 'ORDER', item_id: Number(id), amount }], 'Console'),
    );
  });
}
