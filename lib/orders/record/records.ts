import 'server-only';
import { z } from 'zod';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, type Result } from '@/lib/platform/result';

/** What `GET /api/get-orders` tells of an order, in the platform's names, with its total as money (specification §3). */
const record = z
  .object({
    id: z.number(),
    status_id: z.number(),
    status: z.string(),
    date_created: z.string(),
    date_modified: z.string(),
    items_total: z.number(),
    total_inc_tax: z.coerce.number(),
    currency_code: z.string(),
  })
  .transform(({ total_inc_tax: value, currency_code: currencyCode, ...order }) => ({
    ...order,
    total_inc_tax: { value, currencyCode },
  }));
export type OrderRecord = z.infer<typeof record>;

/** The newest 50 orders of a customer; the caller has made sure whose they are. */
export async function readOrderRecords(customerId: number): Promise<Result<OrderRecord[]>> {
  const query = { customer_id: String(customerId), sort: 'date_created:desc', limit: '50' };
  const found = await managementRequest({ path: '/v2/orders', query }, z.array(record).nullable());
  return found.ok ? ok(found.value ?? []) : found;
}
