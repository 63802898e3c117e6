import 'server-only';
import { z } from 'zod';
import { toPence } from '@/lib/money/rules';
import type { Order, Refund } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';

const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'It is no instant.');
const listed = z.object({
  data: z.array(
    z.object({
      created: instant,
      total_amount: z.number(),
      items: z
        .array(
          z.object({
            item_type: z.string(),
            item_id: z.number(),
            quantity: z
              .number()
              .nullish()
              .transform((quantity) => quantity ?? 0),
          }),
        )
        .default([]),
    }),
  ),
});

/** Returns the refunds of an order, oldest first. @throws UnreachableError */
export async function readRefunds({ id, refunded }: Pick<Order, 'id' | 'refunded'>): Promise<Refund[]> {
  if (refunded === 0) return [];
  const path = `/v3/orders/${id}/payment_actions/refunds` as const;
  const { data } = orUnreachable(await managementRequest({ path }, listed));
  return data
    .map(({ created, total_amount, items }) => ({
      at: new Date(created).toISOString(),
      amount: toPence(total_amount),
      goods: items.flatMap(({ item_type: type, item_id: lineId, quantity }) =>
        type === 'PRODUCT' && quantity > 0 ? [{ lineId, quantity }] : [],
      ),
      hasDelivery: items.some(({ item_type: type }) => type === 'SHIPPING'),
    }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
