import { isoDay } from '../seed/calendar.ts';
import { all, list } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

type EventRow = { owner: number; pence: number; kind: string; starts_at: number; ends_at: number | null };
type PeriodsRow = { id: number; owner: number; key: string; value: string };

/**
 * The metafield `price_history/periods`: every price that was asked and the London days on which it was, oldest first,
 * as the merchant's own price book would write it beside each product. Its id is the product's.
 */
export function periodRows(store: Store, ids: readonly number[]): PeriodsRow[] {
  const events = all<EventRow>(
    store,
    `SELECT asked.value AS owner, e.pence, e.kind, e.starts_at, e.ends_at FROM json_each(?) AS asked
     JOIN price_event AS e ON e.product_id = asked.value ORDER BY e.starts_at`,
    list(ids),
  );
  return [...Map.groupBy(events, ({ owner }) => owner)].map(([owner, mine]) => ({
    id: owner,
    owner,
    key: 'periods',
    value: JSON.stringify(mine.map(toPeriod)),
  }));
}

const toPeriod = ({ pence, kind, starts_at, ends_at }: EventRow) => ({
  pence,
  kind,
  from: isoDay(starts_at),
  to: ends_at === null ? null : isoDay(ends_at - 1),
});
