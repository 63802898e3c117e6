import 'server-only';
import { z } from 'zod';
import type { OrderOnRecord, Vat } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, type Result } from '@/lib/platform/result';
import { mapRecord, refundable } from './map-record';
import {
  type ChangedOrder,
  changedShape,
  couponShape,
  orderShape,
  type RecordedOrder,
  shipmentShape,
  taxShape,
} from './shapes';
import { vatOf } from './vat';

const WITH_CONSIGNMENTS = { include: 'consignments.line_items', consignment_structure: 'object' };

/** Reads an order with its deliveries and their lines in one call. Null when there is no such order. */
export const readOpening = (id: number): Promise<Result<RecordedOrder | null>> =>
  read(`/v2/orders/${id}`, orderShape, WITH_CONSIGNMENTS);

/** Reads the other parts of an order, one call for each part that it has. */
export async function readRest(order: RecordedOrder): Promise<Result<OrderOnRecord>> {
  const part = async <T>(name: string, shape: z.ZodType<T>, isThere: boolean): Promise<Result<T[]>> => {
    const found = isThere ? await read(`/v2/orders/${order.id}/${name}`, z.array(shape)) : ok(null);
    return found.ok ? ok(found.value ?? []) : found;
  };
  const [shipments, coupons, taxes] = await Promise.all([
    part('shipments', shipmentShape, order.items_shipped > 0),
    part('coupons', couponShape, order.coupon_discount > 0),
    part('taxes', taxShape, order.total_tax > 0),
  ]);
  if (!shipments.ok) return shipments;
  if (!coupons.ok) return coupons;
  if (!taxes.ok) return taxes;
  return ok({
    order: mapRecord({ order, shipments: shipments.value, coupons: coupons.value, taxes: taxes.value }),
    customerId: order.customer_id,
    channelId: order.channel_id,
    shippedAt: order.date_shipped || null,
    refundable: refundable(order),
  });
}

/** Reads an order by its number, for the shop's own use. Null when there is none. */
export async function readOrder(id: number): Promise<Result<OrderOnRecord | null>> {
  const opening = await readOpening(id);
  if (!opening.ok || !opening.value) return opening as Result<null>;
  return readRest(opening.value);
}

/** Reads the VAT of an order by rate, which the storefront API does not give. Null when there is no such order. */
export async function readVat(id: number): Promise<Result<Vat | null>> {
  const opening = await readOpening(id);
  if (!opening.ok || !opening.value) return opening as Result<null>;
  const taxes = await read(`/v2/orders/${id}/taxes`, z.array(taxShape));
  if (!taxes.ok) return taxes;
  const { deliveries, certificates } = opening.value.consignments;
  const lines = [...deliveries, ...certificates].flatMap(({ line_items }) => line_items);
  return ok(vatOf(lines, taxes.value ?? []));
}

/** The platform's maximum page size. */
export const CHANGED_A_PAGE = 250;

/** Reads one page of the orders changed since an instant in milliseconds since 1970, in the order of their ids. */
export async function readChanged(since: number, page: number): Promise<Result<ChangedOrder[]>> {
  const found = await read('/v2/orders', z.array(changedShape), {
    min_date_modified: new Date(since).toISOString(),
    sort: 'id:asc',
    limit: String(CHANGED_A_PAGE),
    page: String(page),
  });
  return found.ok ? ok(found.value ?? []) : found;
}

/** Null for what does not exist (404), and for an empty list (204). */
async function read<T>(
  path: `/v2/${string}`,
  shape: z.ZodType<T>,
  query: Record<string, string> = {},
): Promise<Result<T | null>> {
  const found = await managementRequest({ path, query }, shape.nullable());
  return !found.ok && found.error.status === 404 ? ok(null) : found;
}
