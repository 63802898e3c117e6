import type { SoldEvent } from './price-sales.ts';

/** Maximum duration of a slip in milliseconds. A wrong price that applied for longer counts as a price. */
export const SLIP_MS = 2 * 60 * 60 * 1000;

/**
 * Returns the prices of a product, oldest first, without slips: prices that were corrected within two hours
 * (`recordPrice` accepts no later correction) and at which no units were sold, apart from refunded ones. A price that
 * was interrupted only by slips is merged into one.
 */
export function withoutSlips(events: readonly SoldEvent[]): SoldEvent[] {
  const kept: SoldEvent[] = [];
  let reaches: number | null = null;
  for (const event of events) {
    const last = kept.at(-1);
    const follows = last !== undefined && reaches === event.starts_at;
    if (event.slip_by !== null && event.units <= 0) {
      if (follows) reaches = event.ends_at;
      continue;
    }
    if (follows && last.pence === event.pence && last.kind === event.kind) {
      kept[kept.length - 1] = { ...last, ends_at: event.ends_at, units: last.units + event.units };
    } else {
      kept.push(event);
    }
    reaches = event.ends_at;
  }
  return kept;
}
