import { bankHolidays } from '@/lib/dates/bank-holidays';
import { CUT_OFF_HOUR } from '@/lib/dates/life';
import { addDays, type Day, londonDate, londonHour, londonInstant, weekdayOf } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { OUTWARD_CODES, ZONES } from './data/zones';
import type { Delivery, DeliveryDay, Postcode, Zone } from './types';

export const FREE_DELIVERY_FROM: Pence = 300_00;
export const STANDARD_DELIVERY: Pence = 25_00;

export const isFreeDelivery = (total: Pence): boolean => total >= FREE_DELIVERY_FROM;

/** Without surcharges and named days. */
export const deliveryPrice = (total: Pence): Pence => (isFreeDelivery(total) ? 0 : STANDARD_DELIVERY);

export function zoneOf(postcode: Postcode): Zone {
  const [, area = '', district = ''] = /^([A-Z]{1,2})(\d*)/.exec(postcode.outward) ?? [];
  const row = OUTWARD_CODES.find(
    ([, code, from = 0, to = 99]) => code === area && Number(district) >= from && Number(district) <= to,
  );
  return ZONES[row?.[0] ?? 'mainland'];
}

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** What a day costs on top: Fridays and Saturdays are asked for most. */
const NAMED_DAY: Readonly<Record<number, Pence>> = { [FRIDAY]: 5_00, [SATURDAY]: 15_00 };

const isHoliday = (day: Day): boolean => bankHolidays(Number(day.slice(0, 4))).has(day);

/** The vans drive from Monday to Saturday. */
export const isDeliveryDay = (day: Day): boolean => weekdayOf(day) !== SUNDAY && !isHoliday(day);

/** The warehouse works from Monday to Friday. */
const isWorkingDay = (day: Day): boolean => isDeliveryDay(day) && weekdayOf(day) !== SATURDAY;

/** The `count`th day after one that fits. */
function nextDay(after: Day, fits: (day: Day) => boolean, count = 1): Day {
  let day = after;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (fits(day)) left -= 1;
  }
  return day;
}

/** The day an order counts as placed on. */
export const orderDay = (now: Date): Day =>
  londonHour(now) < CUT_OFF_HOUR ? londonDate(now) : addDays(londonDate(now), 1);

/** The working day on which an order is taken from the shelf and loaded; days later for far zones. */
export const pickedDay = (ready: Day, zone: Zone): Day => nextDay(ready, isWorkingDay, 1 + zone.extraDays);

/** Picked on the next working day, driven on the delivery day after. @param ready placed on, or come in on */
export const earliestDay = (ready: Day, zone: Zone): Day => nextDay(pickedDay(ready, zone), isDeliveryDay);

/** Delivery days from the earliest on, each with its whole price. */
export function deliveryDays(earliest: Day, zone: Zone, total: Pence, count = 5): DeliveryDay[] {
  const base = deliveryPrice(total) + zone.surcharge;
  const days: DeliveryDay[] = [];
  for (let day = earliest; days.length < count; day = nextDay(day, isDeliveryDay)) {
    days.push({ day, price: base + (NAMED_DAY[weekdayOf(day)] ?? 0) });
  }
  return days;
}

/** The last order day for which the same earliest day holds. */
export function lastOrderDay(ordered: Day, zone: Zone): Day {
  const earliest = earliestDay(ordered, zone);
  let last = ordered;
  while (earliestDay(addDays(last, 1), zone) === earliest) last = addDays(last, 1);
  return last;
}

export type Goods = {
  total: Pence;
  /** The day they come in; null when they are here. */
  due: Day | null;
  /** Zones they are not sent to. */
  notTo: readonly Zone['name'][];
};

/** When goods can come to a zone. */
export function delivery(goods: Goods, zone: Zone, now: Date, count = 5): Delivery {
  if (!zone.served || goods.notTo.includes(zone.name)) return { kind: 'unserved', zone };
  const ordered = orderDay(now);
  const waits = goods.due !== null && goods.due > ordered;
  const earliest = earliestDay(waits && goods.due ? goods.due : ordered, zone);
  const orderBy = waits ? null : londonInstant(lastOrderDay(ordered, zone), CUT_OFF_HOUR).toISOString();
  return { kind: 'days', zone, days: deliveryDays(earliest, zone, goods.total, count), orderBy };
}
