import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orderById } from '../../commerce/orders/read.ts';
import { readRefunds, type Refund } from '../../commerce/orders/read-refunds.ts';
import { refundAmount, refundOrder, RefundRefused } from '../../commerce/orders/refund.ts';
import { type Returned, waysBack } from '../../commerce/orders/ways-back.ts';
import type { Order } from '../../commerce/orders/types.ts';
import { instant } from '../../commerce/values.ts';
import type { Parts } from '../../parts.ts';
import { notFound, refuse, RestError } from '../errors.ts';

const wanted = z.object({
  items: z
    .array(
      z.discriminatedUnion('item_type', [
        z.object({ item_type: z.literal('PRODUCT'), item_id: z.int(), quantity: z.int().min(1) }),
        z.object({
          item_type: z.enum(['SHIPPING', 'ORDER']),
          item_id: z.int(),
          amount: z.number().positive(),
        }),
      ]),
    )
    .min(1),
  reason: z.string().max(500).default(''),
});

const payment = z.object({
  provider_id: z.string(),
  amount: z.number().positive(),
  offline: z.boolean().default(false),
});
const sent = wanted.extend({ payments: z.array(payment).min(1) });

const STORE_CREDIT = 'storecredit';
const OFFLINE = 'custom';

type ById = { Params: { id: string } };

/** Routes of `/v3/orders/{id}/payment_actions`: quote, create and list refunds. */
export function refundRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts;
  const orderOf = (id: string) => {
    const order = /^\d{1,10}$/.test(id) ? orderById(store, Number(id)) : null;
    if (!order) throw notFound();
    return order;
  };
  const bodyOf = <T>(schema: z.ZodType<T>, body: unknown): T => {
    const found = schema.safeParse(body);
    return found.success ? found.data : refuse(found.error);
  };

  app.post<ById>('/orders/:id/payment_actions/refund_quotes', (request, reply) => {
    const order = orderOf(request.params.id);
    const refunds = readRefunds(store, order.id);
    const pence = refusing(() => refundAmount(order, bodyOf(wanted, request.body).items, refunds));
    const data = {
      order_id: order.id,
      total_refund_amount: pence / 100,
      refund_methods: refundMethods(order, refunds, pence),
    };
    return reply.code(201).send({ data, meta: {} });
  });

  app.post<ById>('/orders/:id/payment_actions/refunds', (request, reply) => {
    const order = orderOf(request.params.id);
    const { items, reason, payments } = bodyOf(sent, request.body);
    if (order.customerId === 0 && payments.some(({ provider_id }) => provider_id === STORE_CREDIT))
      throw new RestError(422, 'Unable to provide store credit for a guest customer.');
    const refunds = readRefunds(store, order.id);
    const pence = refusing(() => refundAmount(order, items, refunds));
    const given = payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    if (given !== pence) throw new RestError(422, `The payments come to ${given / 100}, not ${pence / 100}.`);
    const ways = returnedWays(order, refunds, payments);
    const refund = refusing(() => refundOrder(parts, order.id, items, reason, ways));
    return reply.code(201).send({ data: presentRefund(refund), meta: {} });
  });

  app.get<ById>('/orders/:id/payment_actions/refunds', (request, reply) => {
    const { id } = orderOf(request.params.id);
    return reply.send({ data: readRefunds(store, id).map(presentRefund), meta: {} });
  });
}

/**
 * Returns the refund methods in the platform's order (`refund_methods` in its `orders.v3.yml`): all as store credit,
 * except for guests; all offline; and to the original payment methods.
 */
function refundMethods(order: Order, refunds: readonly Refund[], pence: number): object[][] {
  const way = (provider_id: string, provider_description: string, amount: number, offline = false) => ({
    provider_id,
    provider_description,
    amount: amount / 100,
    offline,
    offline_provider: offline,
    offline_reason: offline ? 'This is an offline payment provider.' : '',
  });
  const back = waysBack(order, refunds, pence).map(({ methodId, methodName, amount }) =>
    way(methodId, methodName, amount),
  );
  return [
    ...(order.customerId === 0 ? [] : [[way(STORE_CREDIT, 'Store Credit', pence)]]),
    [way(OFFLINE, 'Custom', pence, true)],
    back,
  ];
}

/** Returns the requested ways. @throws RestError for a payment method that the order has not so much left of */
function returnedWays(
  order: Order,
  refunds: readonly Refund[],
  payments: readonly z.infer<typeof payment>[],
): Returned[] {
  const available = waysBack(order, refunds, order.total);
  const ways = Map.groupBy(payments, ({ provider_id }) => provider_id);
  return [...ways].map(([methodId, parts]) => {
    const pence = parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const most = available.reduce((sum, each) => sum + (each.methodId === methodId ? each.amount : 0), 0);
    if (methodId !== STORE_CREDIT && methodId !== OFFLINE && pence > most)
      throw new RestError(422, `Only ${most / 100} can be refunded by ${methodId}.`);
    return { methodId, amount: pence };
  });
}

function presentRefund({ id, orderId, amount, reason, items, payments, createdAt }: Refund): object {
  return {
    id,
    order_id: orderId,
    created: instant(createdAt),
    reason,
    total_amount: amount / 100,
    items,
    payments: payments.map((each) => ({
      provider_id: each.methodId,
      amount: each.amount / 100,
      offline: each.methodId === OFFLINE,
      is_declined: false,
    })),
  };
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof RefundRefused ? new RestError(422, error.message) : error;
  }
}
