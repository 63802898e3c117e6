import { addDays, type Day, londonDate, londonHour, londonInstant, weekdayOf } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { type DeliveryClass, isByVan } from './classes';
import { HOME_NATION, isHoliday } from './holidays';
import { deliveryPrice, extraDaysOf, surchargeOf } from './price';
import type { Delivery, DeliveryDay, DeliveryTerms, Postcode, Zone } from './types';

export function zoneOf(postcode: Postcode, { zones, outwardCodes }: DeliveryTerms): Zone {
  const [, area = '', district = ''] = /^([A-Z]{1,2})(\d*)/.exec(postcode.outward) ?? [];
  const row = outwardCodes.find(
    ({ area: code, from = 0, to = 99 }) =>
      code === area && Number(district) >= from && Number(district) <= to,
  );
  return zones[row?.zone ?? 'mainland'];
}

const SUNDAY = 0;
const SATURDAY = 6;

type Calendar = Pick<DeliveryTerms, 'holidays'>;

/**
 * Whether deliveries are made on a day: Monday to Saturday, without the holidays of the warehouse's nation and of the
 * zone's.
 */
export const isDeliveryDay = (day: Day, { nation }: Zone, { holidays }: Calendar): boolean =>
  weekdayOf(day) !== SUNDAY &&
  !isHoliday(day, HOME_NATION, holidays) &&
  (nation === HOME_NATION || !isHoliday(day, nation, holidays));

/** Whether the warehouse works on a day: Monday to Friday, without holidays. */
const isWorkingDay = (day: Day, { holidays }: Calendar): boolean =>
  weekdayOf(day) !== SUNDAY && weekdayOf(day) !== SATURDAY && !isHoliday(day, HOME_NATION, holidays);

/** Returns the `count`th day after `after` that fits. */
function nextDay(after: Day, fits: (day: Day) => boolean, count = 1): Day {
  let day = after;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (fits(day)) left -= 1;
  }
  return day;
}

const nextDeliveryDay = (after: Day, zone: Zone, terms: Calendar): Day =>
  nextDay(after, (day) => isDeliveryDay(day, zone, terms));

/** Returns the day as of which an order counts as placed: the next day after the cut-off hour. */
export const orderDay = (now: Date, { cutOffHour }: Pick<DeliveryTerms, 'cutOffHour'>): Day =>
  londonHour(now) < cutOffHour ? londonDate(now) : addDays(londonDate(now), 1);

/** Returns the working day on which an order is picked and loaded, later for distant zones. */
export const pickedDay = (ready: Day, zone: Zone, by: DeliveryClass, terms: Calendar): Day =>
  nextDay(ready, (day) => isWorkingDay(day, terms), 1 + extraDaysOf(zone, by));

/**
 * Returns the earliest delivery day: the order is picked on the next working day and delivered on the delivery day
 * after that.
 * @param ready the day on which it is ordered, or the goods arrive in stock
 */
export const earliestDay = (ready: Day, zone: Zone, by: DeliveryClass, terms: Calendar): Day =>
  nextDeliveryDay(pickedDay(ready, zone, by, terms), zone, terms);

/**
 * Returns delivery days from the earliest on, each with its full price. A parcel has a single day, by which it arrives.
 */
export function deliveryDays(
  earliest: Day,
  zone: Zone,
  { total, by }: Pick<Goods, 'total' | 'by'>,
  terms: DeliveryTerms,
  count = 5,
): DeliveryDay[] {
  const base = deliveryPrice(total, by, terms) + surchargeOf(zone, by);
  if (!isByVan(by)) return [{ day: earliest, price: base }];
  const days: DeliveryDay[] = [];
  for (let day = earliest; days.length < count; day = nextDeliveryDay(day, zone, terms)) {
    days.push({ day, price: base + (terms.namedDays[weekdayOf(day)] ?? 0) });
  }
  return days;
}

/** Returns the first of the cheapest days; undefined for an empty list. */
export const cheapestDay = (days: readonly DeliveryDay[]): DeliveryDay | undefined =>
  days.find(({ price }) => days.every((other) => price <= other.price));

/** Returns the last order day with the same earliest delivery day. */
export function lastOrderDay(ordered: Day, zone: Zone, by: DeliveryClass, terms: Calendar): Day {
  const earliest = earliestDay(ordered, zone, by, terms);
  let last = ordered;
  while (earliestDay(addDays(last, 1), zone, by, terms) === earliest) last = addDays(last, 1);
  return last;
}

export type Goods = {
  /** Total of the whole order. */
  total: Pence;
  by: DeliveryClass;
  /** The day on which they arrive in stock; null when they are in stock. */
  due: Day | null;
  /** Zones to which they are not delivered. */
  notTo: readonly Zone['name'][];
};

/** Whether these goods are delivered to a zone. */
export const isServed = ({ served, name }: Zone, notTo: Goods['notTo']): boolean =>
  served && !notTo.includes(name);

/** Returns when goods can be delivered to a zone. */
export function delivery(goods: Goods, zone: Zone, now: Date, terms: DeliveryTerms, count = 5): Delivery {
  const { by } = goods;
  if (by === 'none') return { kind: 'nothing' };
  if (!isServed(zone, goods.notTo)) return { kind: 'unserved', zone };
  const ordered = orderDay(now, terms);
  const waits = goods.due !== null && goods.due > ordered;
  const { earliest, last } = spanOf(waits && goods.due ? goods.due : ordered, zone, by, terms);
  const orderBy = waits ? null : londonInstant(last, terms.cutOffHour).toISOString();
  return { kind: 'days', zone, by, days: deliveryDays(earliest, zone, goods, terms, count), orderBy };
}

type Span = { earliest: Day; last: Day };

const spans = new WeakMap<DeliveryTerms, Map<string, Span>>();

/**
 * Returns the earliest day and the last order day for it. Cached per terms object, which a page reads once, so that it
 * is calculated once for all its goods.
 */
function spanOf(ready: Day, zone: Zone, by: DeliveryClass, terms: DeliveryTerms): Span {
  const known = spans.get(terms) ?? new Map<string, Span>();
  spans.set(terms, known);
  const key = [ready, zone.name, by].join();
  const before = known.get(key);
  if (before) return before;
  const span = {
    earliest: earliestDay(ready, zone, by, terms),
    last: lastOrderDay(ready, zone, by, terms),
  };
  known.set(key, span);
  return span;
}
