import { isoDay } from '../calendar.ts';
import type { Store } from '../store/store.ts';
import { soldEvents, type SoldEvent } from './price-sales.ts';

type PeriodsRow = { id: number; owner: number; key: string; value: string };

/**
 * Returns the metafields `price_history/periods`: every price charged, the London days on which it applied and the
 * units sold at it, oldest first. A merchant's own price book would write such a field for each product. The
 * metafield's id is the product's. Corrected slips are included, with the instants between which they applied.
 */
export function periodRows(store: Store, ids: readonly number[]): PeriodsRow[] {
  return [...Map.groupBy(soldEvents(store, ids), ({ owner }) => owner)].map(([owner, mine]) => ({
    id: owner,
    owner,
    key: 'periods',
    value: JSON.stringify(mine.map(toPeriod)),
  }));
}

const toPeriod = ({ pence, kind, starts_at, ends_at, units, slip_by }: SoldEvent) => ({
  pence,
  kind,
  from: isoDay(starts_at),
  to: ends_at === null ? null : isoDay(ends_at - 1),
  units,
  ...(slip_by !== null && ends_at !== null && { slip: { set: iso(starts_at), right: iso(ends_at) } }),
});

const iso = (instant: number) => new Date(instant).toISOString();
