import type { SoldEvent } from './price-sales.ts';

/** Longer than this a wrong price is no slip any more. */
export const SLIP_MS = 2 * 60 * 60 * 1000;

/**
 * Prices of a product, oldest first, without those that were said to be slips when they were put right: within two hours
 * of being set (`recordPrice` takes no other), and with nobody who bought at them and kept it. A price that only slips
 * interrupted is one again.
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
