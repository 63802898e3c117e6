import { productDelivery } from '@/lib/catalogue/delivery';
import type { Day } from '@/lib/dates/rules';
import { type DeliveryClass, isByVan } from '@/lib/delivery/classes';
import { deliveryDays } from '@/lib/delivery/rules';
import type { DeliveryTerms, Zone } from '@/lib/delivery/types';
import type { Pence } from '@/lib/money/types';
import { classOfLine, classOfLines } from './delivery-class';
import type { BasketLine } from './types';

/** When the goods of a basket can come: all on one day, or each as soon as possible (experience BSK-4). */
export type DeliveryPlan = {
  /**
   * The first day on which everything can come; null when the day of some goods is unknown, or nothing is delivered.
   */
  together: Day | null;
  /**
   * How much more that day costs than `day`, the first of the cheapest days, for which the expected total is
   * calculated; null when it costs no more.
   */
  dearer: { by: Pence; day: Day } | null;
  /** The most demanding delivery class of the goods. */
  by: DeliveryClass;
  /** The days on which parts can come, earliest first, with the names of the goods. */
  parts: { day: Day; names: string[] }[];
  /** Goods that are not delivered to this zone, or whose day is unknown. */
  undated: string[];
};

/** A line to be delivered; work and cover are ignored. */
export type Delivered = Pick<BasketLine, 'id' | 'name' | 'product'> & { extras: readonly { id: string }[] };

/** One of two deliveries, with its first possible day. */
type Part = { day: Day; by: DeliveryClass; names: string[]; lineIds: string[] };
export type TwoDeliveries = { ahead: Part; rest: Part };

/**
 * Splits a basket into two deliveries: the goods that can come soonest go ahead, and extras go with their product. Null
 * where all can come on the same day, or where the day of some goods is unknown.
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
  const isAhead = (line: Delivered) => firstDay(line, classOfLine(line), zone, now, terms) === first.day;
  const partOf = (some: readonly Delivered[]): Part | null => {
    const { together, by } = planDelivery(some, zone, now, terms);
    if (!together) return null;
    const lineIds = some.flatMap(({ id, extras }) => [id, ...extras.map((extra) => extra.id)]);
    return { day: together, by, names: some.map(({ name }) => name), lineIds };
  };
  const ahead = partOf(lines.filter(isAhead));
  const rest = partOf(lines.filter((line) => !isAhead(line)));
  return ahead && rest && { ahead, rest };
}

function firstDay(
  { product }: Pick<Delivered, 'product'>,
  by: DeliveryClass,
  zone: Zone,
  now: Date,
  terms: DeliveryTerms,
): Day | undefined {
  const when = product ? productDelivery(product, now, terms, zone, 1, by) : null;
  return when?.kind === 'days' ? when.days[0]?.day : undefined;
}

export function planDelivery(
  lines: readonly Delivered[],
  zone: Zone,
  now: Date,
  terms: DeliveryTerms,
): DeliveryPlan {
  const goods = lines.filter((line) => classOfLine(line) !== 'none');
  const by = classOfLines(goods);
  const byDay = new Map<Day, string[]>();
  const undated: string[] = [];
  const joint: Day[] = [];
  for (const line of goods) {
    const day = firstDay(line, classOfLine(line), zone, now, terms);
    if (day) byDay.set(day, [...(byDay.get(day) ?? []), line.name]);
    else undated.push(line.name);
    joint.push(firstDay(line, by, zone, now, terms) ?? '');
  }
  const parts = [...byDay]
    .map(([day, names]) => ({ day, names }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const last = joint.toSorted().at(-1);
  const together = (undated.length === 0 && last) || null;
  return {
    together,
    dearer: together === null ? null : dearerThan(together, by, zone, terms),
    by,
    parts,
    undated,
  };
}

function dearerThan(first: Day, by: DeliveryClass, zone: Zone, terms: DeliveryTerms): DeliveryPlan['dearer'] {
  if (!isByVan(by)) return null;
  const days = deliveryDays(first, zone, { total: 0, by }, terms);
  const least = Math.min(...days.map(({ price }) => price));
  const extra = (days[0]?.price ?? least) - least;
  const cheapest = days.find(({ price }) => price === least);
  return extra > 0 && cheapest ? { by: extra, day: cheapest.day } : null;
}
