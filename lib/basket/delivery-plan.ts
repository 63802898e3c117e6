import { productDelivery } from '@/lib/delivery/product';
import type { Zone } from '@/lib/delivery/types';
import type { Day } from '@/lib/dates/rules';
import type { BasketLine } from './types';

/** When the goods of a basket can come: all on one day, or each as soon as it can (experience BSK-4). */
export type DeliveryPlan = {
  /** The first day on which everything can come; null when something cannot be dated. */
  together: Day | null;
  /** The days on which parts can come, earliest first, with what comes then. */
  parts: { day: Day; names: string[] }[];
  /** Goods that are not sent to this zone, or whose day nobody knows. */
  undated: string[];
};

/** Goods that are to be delivered. */
export type Delivered = Pick<BasketLine, 'name' | 'product'>;

export function planDelivery(lines: readonly Delivered[], zone: Zone, now: Date): DeliveryPlan {
  const byDay = new Map<Day, string[]>();
  const undated: string[] = [];
  for (const { product, name } of lines) {
    const when = product ? productDelivery(product, now, zone, 1) : null;
    const day = when?.kind === 'days' ? when.days[0]?.day : undefined;
    if (day) byDay.set(day, [...(byDay.get(day) ?? []), name]);
    else undated.push(name);
  }
  const parts = [...byDay]
    .map(([day, names]) => ({ day, names }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return { together: undated.length === 0 ? (parts.at(-1)?.day ?? null) : null, parts, undated };
}
