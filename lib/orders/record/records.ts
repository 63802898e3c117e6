import 'server-only';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { OrderRecordsQuery } from '@/lib/orders/documents';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { STATUSES, statusNumber } from './statuses';

/** An order in `GET /api/get-orders`, with the field names of the platform's REST API (specification §3). */
type OrderRecord = {
  id: number;
  /** Null for a status that is not the platform's own. */
  status_id: number | null;
  status: string;
  date_created: string;
  date_modified: string;
  items_total: number;
  total_inc_tax: { value: number; currencyCode: string };
};

/** Reads the newest 50 placed orders of a customer. */
export async function readOrderRecords(session: Session): Promise<Result<OrderRecord[]>> {
  const answer = await commerceQuery(OrderRecordsQuery, {}, { customerToken: session.token });
  if (!answer.ok) return answer;
  return ok(
    nodesOf(answer.value.customer?.orders).map((order) => {
      const statusId = statusNumber(order.status.value);
      return {
        id: order.entityId,
        status_id: statusId,
        status: (statusId === null ? null : STATUSES[statusId]) ?? order.status.label,
        date_created: mailDate(order.orderedAt.utc),
        date_modified: mailDate(order.updatedAt.utc),
        items_total: order.totalProductQuantity,
        total_inc_tax: order.totalIncTax,
      };
    }),
  );
}

/** `Thu, 20 Aug 2026 10:04:00 +0000`, the date format of that API. */
const mailDate = (instant: string): string => new Date(instant).toUTCString().replace('GMT', '+0000');
