import { productDelivery } from '@/lib/catalogue/delivery';
import type { DeliveryTerms } from '@/lib/delivery/types';
import type { Day } from '@/lib/dates/rules';
import type { Zone } from '@/lib/delivery/types';
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
export type Delivered = Pick<BasketLine, 'id' | 'name' | 'product'> & { extras: readonly { id: string }[] };

/** One of two deliveries: what it brings, from which day on. */
type Part = { day: Day; names: string[]; lineIds: string[] };
export type TwoDeliveries = { ahead: Part; rest: Part };

/**
 * A basket as two deliveries: what can come sooner goes ahead, and extras go with what they were bought for. Null where
 * all can come on the same day, or where something cannot be dated.
 */
export function splitDelivery(
  lines: readonly Delivered[],
  zone: Zone,
  now: Date,
  terms: DeliveryTerms,
): TwoDeliveries | null {
  const { parts, undated } = planDelivery(lines, zone, now, terms);
  const [first] = parts;
  if (!first || parts.length < 2 || undated.length > 0) return null;
  const isAhead = ({ product }: Delivered) => firstDay(product, zone, now, terms) === first.day;
  const partOf = (some: readonly Delivered[]): Part | null => {
    const { together } = planDelivery(some, zone, now, terms);
    if (!together) return null;
    const lineIds = some.flatMap(({ id, extras }) => [id, ...extras.map((extra) => extra.id)]);
    return { day: together, names: some.map(({ name }) => name), lineIds };
  };
  const ahead = partOf(lines.filter(isAhead));
  const rest = partOf(lines.filter((line) => !isAhead(line)));
  return ahead && rest && { ahead, rest };
}

function firstDay(
  product: Delivered['product'],
  zone: Zone,
  now: Date,
  terms: DeliveryTerms,
): Day | undefined {
  const when = product ? productDelivery(product, now, terms, zone, 1) : null;
  return when?.kind === 'days' ? when.days[0]?.day : undefined;
}

export function planDelivery(
  lines: readonly Delivered[],
  zone: Zone,
  now: Date,
  terms: DeliveryTerms,
): DeliveryPlan {
  const byDay = new Map<Day, string[]>();
  const undated: string[] = [];
  for (const { product, name } of lines) {
    const day = firstDay(product, zone, now, terms);
    if (day) byDay.set(day, [...(byDay.get(day) ?? []), name]);
    else undated.push(name);
  }
  const parts = [...byDay]
    .map(([day, names]) => ({ day, names }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return { together: undated.length === 0 ? (parts.at(-1)?.day ?? null) : null, parts, undated };
}
