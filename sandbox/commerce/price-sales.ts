import { isoDay } from '../calendar.ts';
import { all, list } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type OrderStatusName, statusId } from './orders/statuses.ts';
import { withoutSlips } from './price-slips.ts';

export type SoldEvent = {
  owner: number;
  pence: number;
  kind: 'normal' | 'promotion';
  starts_at: number;
  ends_at: number | null;
  units: number;
  set_by: string;
  /** Who corrected it as a slip; null if the price was intended. */
  slip_by: string | null;
};

/** Statuses of orders that were not paid for or were reversed. */
const NO_SALE: readonly OrderStatusName[] = [
  'Incomplete',
  'Pending',
  'Awaiting Payment',
  'Refunded',
  'Cancelled',
  'Declined',
];

/**
 * Returns every price of the products, oldest first, with the units sold at it: those recorded for the time before the
 * store's first order, plus those in its orders, minus refunded units. Units sold at another price are not counted.
 */
export const soldEvents = (store: Store, ids: readonly number[]): SoldEvent[] =>
  all<SoldEvent>(
    store,
    `SELECT asked.value AS owner, e.pence, e.kind, e.starts_at, e.ends_at, e.set_by, e.slip_by, e.units + coalesce((
       SELECT sum(l.quantity - l.refunded_quantity) FROM order_line AS l JOIN orders AS o ON o.id = l.order_id
       WHERE l.product_id = e.product_id AND l.sale_price = e.pence AND o.created_at >= e.starts_at
         AND (e.ends_at IS NULL OR o.created_at < e.ends_at)
         AND o.status NOT IN (SELECT value FROM json_each(?))), 0) AS units
     FROM json_each(?) AS asked JOIN price_event AS e ON e.product_id = asked.value ORDER BY e.starts_at, e.id`,
    list(NO_SALE.map(statusId)),
    list(ids),
  );

type Row = { owner: number; key: string; value: string };
type Was = { pence?: number; from?: string; to?: string };

/**
 * Adds evidence to the metafield `price/was`: `sold`, the units sold at the earlier price on the stated days, and those
 * sold since (experience §6 F6, rule 3). Drops the metafield if the price history no longer supports it: a slip counts
 * as a price once an order placed at it has been paid for.
 */
export function withSales<R extends Row>(store: Store, rows: readonly R[]): R[] {
  const claims = rows.flatMap((row) => (row.key === 'was' ? [row.owner] : []));
  if (claims.length === 0) return [...rows];
  const events = Map.groupBy(soldEvents(store, claims), ({ owner }) => owner);
  const units = (some: readonly SoldEvent[]) => some.reduce((sum, event) => sum + event.units, 0);
  return rows.flatMap((row) => {
    const { pence, from, to } = row.key === 'was' ? (JSON.parse(row.value) as Was) : {};
    if (pence === undefined || from === undefined || to === undefined) return row;
    const mine = withoutSlips(events.get(row.owner) ?? []);
    const before = mine.filter(
      (event) =>
        event.kind === 'normal' &&
        event.pence === pence &&
        isoDay(event.starts_at) <= from &&
        (event.ends_at === null || isoDay(event.ends_at - 1) >= to),
    );
    if (before.length === 0) return [];
    const since = mine.filter((event) => event.kind === 'promotion' && isoDay(event.starts_at) > to);
    return {
      ...row,
      value: JSON.stringify({ pence, from, to, sold: { was: units(before), now: units(since) } }),
    };
  });
}
