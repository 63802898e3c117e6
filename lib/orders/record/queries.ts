import 'server-only';
import { z } from 'zod';
import type { OrderOnRecord } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, type Result } from '@/lib/platform/result';
import { mapRecord, refundable } from './map-record';
import {
  couponShape,
  deliveryShape,
  lineShape,
  type OrderParts,
  orderShape,
  shipmentShape,
  taxShape,
} from './shapes';

/** What proves that somebody knows the order: what stands on it. */
export type Opening = Pick<OrderParts, 'order' | 'deliveries'>;

/** Null when there is no order of that number. */
export async function readOpening(id: number): Promise<Result<Opening | null>> {
  const [order, deliveries] = await Promise.all([
    read(`/v2/orders/${id}`, orderShape),
    read(`/v2/orders/${id}/shippingaddresses`, z.array(deliveryShape)),
  ]);
  if (!order.ok) return order;
  if (!deliveries.ok) return deliveries;
  return ok(order.value && { order: order.value, deliveries: deliveries.value ?? [] });
}

/** The whole of an order whose opening is known. */
export async function readRest({ order, deliveries }: Opening): Promise<Result<OrderOnRecord>> {
  const part = <T>(name: string, shape: z.ZodType<T>) =>
    read(`/v2/orders/${order.id}/${name}`, z.array(shape));
  const [lines, shipments, coupons, taxes] = await Promise.all([
    part('products', lineShape),
    part('shipments', shipmentShape),
    part('coupons', couponShape),
    part('taxes', taxShape),
  ]);
  if (!lines.ok) return lines;
  if (!shipments.ok) return shipments;
  if (!coupons.ok) return coupons;
  if (!taxes.ok) return taxes;
  const parts = {
    order,
    deliveries,
    lines: lines.value ?? [],
    shipments: shipments.value ?? [],
    coupons: coupons.value ?? [],
    taxes: taxes.value ?? [],
  };
  return ok({
    order: mapRecord(parts),
    customerId: order.customer_id,
    channelId: order.channel_id,
    refundable: refundable(order),
  });
}

/** An order by its number, for the shop's own use. Null when there is none. */
export async function readOrder(id: number): Promise<Result<OrderOnRecord | null>> {
  const opening = await readOpening(id);
  if (!opening.ok || !opening.value) return opening as Result<null>;
  return readRest(opening.value);
}

/** Null for what does not exist, and for a list that is empty (204). */
async function read<T>(path: `/v2/${string}`, shape: z.ZodType<T>): Promise<Result<T | null>> {
  const found = await managementRequest({ path }, shape.nullable());
  return !found.ok && found.error.status === 404 ? ok(null) : found;
}
