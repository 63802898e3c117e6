import { productDelivery } from '@/lib/catalogue/delivery';
import type { Day } from '@/lib/dates/rules';
import { type DeliveryClass, isByVan } from '@/lib/delivery/classes';
import { deliveryDays } from '@/lib/delivery/rules';
import type { DeliveryTerms, Zone } from '@/lib/delivery/types';
import type { Pence } from '@/lib/money/types';
import { classOfLine, classOfLines } from './delivery-class';
import type { BasketLine } from './types';

/** When the goods of a basket can come: all by one day, or each as soon as it can (experience BSK-4). */
export type DeliveryPlan = {
  /** The first day by which everything can come; null when something cannot be dated, or nothing is brought. */
  together: Day | null;
  /** That day is so much dearer than `day`, the first at no extra, which the expected total is for; null when it is not. */
  dearer: { by: Pence; day: Day } | null;
  /** How the goods that ask most come. */
  by: DeliveryClass;
  /** The days on which parts can come, earliest first, with what comes then. */
  parts: { day: Day; names: string[] }[];
  /** Goods that are not sent to this zone, or whose day nobody knows. */
  undated: string[];
};

/** What is bought; work and cover among it are not brought. */
export type Delivered = Pick<BasketLine, 'id' | 'name' | 'product'> & { extras: readonly { id: string }[] };

/** One of two deliveries: what it brings, how, and from which day on. */
type Part = { day: Day; by: DeliveryClass; names: string[]; lineIds: string[] };
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
