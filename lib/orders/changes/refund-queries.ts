import 'server-only';
import { z } from 'zod';
import type { Order } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';

const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'It is no instant.');
const listed = z.object({ data: z.array(z.object({ created: instant })) });

/** When money of an order last went back, an instant; null of one of which nothing did. @throws UnreachableError */
export async function readRefundedAt({
  id,
  refunded,
}: Pick<Order, 'id' | 'refunded'>): Promise<string | null> {
  if (refunded === 0) return null;
  const path = `/v3/orders/${id}/payment_actions/refunds` as const;
  const { data } = orUnreachable(await managementRequest({ path }, listed));
  const instants = data.map(({ created }) => new Date(created).toISOString());
  return instants.toSorted().at(-1) ?? null;
}
