import { createHash } from 'node:crypto';
import { addDays, type Day, dayInWords, londonDay, weekdayOf } from './calendar.ts';
import type { DeliveryClass } from './class.ts';
import { CUT_OFF_HOUR, DAYS_OFFERED, NAMED_DAY, PARCEL, VAN, ZONES, type ZoneName } from './data/zones.ts';
import { isBankHoliday } from './holidays.ts';
import type { Nation } from './nations.ts';
import { zoneOf } from './zone.ts';

/** What a set of goods requires of its delivery. */
export interface Load {
  /** Delivery class of the most demanding goods. */
  by: DeliveryClass;
  /** Day on which the last of them arrive in stock; `null` if all are in stock. */
  due: Day | null;
  /** Whether some are pre-orders without a date. */
  undated: boolean;
  /** Zones that some of them are not delivered to. */
  notTo: readonly ZoneName[];
}

/** A delivery method on a day, with its price. */
export interface ShippingOption {
  id: string;
  /** `Two-person delivery, Tuesday 24 November 2026` */
  description: string;
  type: DeliveryClass;
  /** `null` if there is nothing to deliver. */
  day: Day | null;
  /** In pence including VAT. */
  cost: number;
  recommended: boolean;
}

const WORDS: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'Two-person delivery',
  large: 'Van delivery',
  parcel: 'Parcel delivery',
  none: 'Nothing to deliver',
};

/**
 * Returns the days on which goods can be delivered to a postcode, with prices (the shop's page /delivery). Goods are
 * reserved on the day of the order, or the next day if it is late, picked on the next working day, and delivered on the
 * next delivery day after that. For a van the shopper chooses a day; a parcel has one day by which it arrives.
 * @param orderValue value of the whole order before discounts, in pence; decides whether delivery is free
 */
export function shippingOptions(
  load: Load,
  postcode: string,
  orderValue: number,
  now: number,
): ShippingOption[] {
  const name = zoneOfLoad(load, postcode);
  const { by } = load;
  if (by === 'none') return [optionOf(by, null, 0, true)];
  if (name === null || load.undated) return [];
  const zone = ZONES[name];
  const isParcel = by === 'parcel';
  const surcharge = isParcel ? zone.parcelSurcharge : zone.surcharge;
  const base = basePrice(by, orderValue) + surcharge;
  const extraDays = isParcel ? zone.parcelExtraDays : zone.extraDays;
  const ordered = orderDay(now);
  const ready = load.due !== null && load.due > ordered ? load.due : ordered;
  const isServed = (each: Day): boolean => isDeliveryDay(each, zone.nation);
  const earliest = nextDay(nextDay(ready, isWorkingDay, 1 + extraDays), isServed);
  if (isParcel) return [optionOf(by, earliest, base, true)];
  const days = [earliest];
  for (let day = earliest; days.length < DAYS_OFFERED; days.push(day)) day = nextDay(day, isServed);
  const cost = (each: Day): number => base + (NAMED_DAY[weekdayOf(each)] ?? 0);
  const cheapest = days.find((each) => cost(each) === Math.min(...days.map(cost)));
  return days.map((each) => optionOf(by, each, cost(each), each === cheapest));
}

/** Returns the delivery charge on the mainland in pence, without the surcharge for a named day. */
export function basePrice(by: DeliveryClass, orderValue: number): number {
  if (by === 'none') return 0;
  const { freeFrom, standard } = by === 'parcel' ? PARCEL : VAN;
  return orderValue >= freeFrom ? 0 : standard;
}

const optionOf = (
  type: DeliveryClass,
  day: Day | null,
  cost: number,
  recommended: boolean,
): ShippingOption => ({
  id: createHash('sha256').update(`${type} ${day}`).digest('hex').slice(0, 32),
  description: [WORDS[type], ...(day === null ? [] : [dayInWords(day)])].join(', '),
  type,
  day,
  cost,
  recommended,
});

function zoneOfLoad({ notTo }: Load, postcode: string): ZoneName | null {
  const zone = zoneOf(postcode);
  return zone === null || !ZONES[zone].served || notTo.includes(zone) ? null : zone;
}

function orderDay(now: number): Day {
  const { day, hour } = londonDay(now);
  return hour < CUT_OFF_HOUR ? day : addDays(day, 1);
}

/** Nation of the warehouse. */
const HOME: Nation = 'england-and-wales';

const isDeliveryDay = (day: Day, nation: Nation): boolean =>
  weekdayOf(day) !== 0 && !isBankHoliday(day, HOME) && !isBankHoliday(day, nation);
const isWorkingDay = (day: Day): boolean => isDeliveryDay(day, HOME) && weekdayOf(day) !== 6;

/** Returns the `count`th matching day after a given day. */
function nextDay(after: Day, fits: (day: Day) => boolean, count = 1): Day {
  let day = after;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (fits(day)) left -= 1;
  }
  return day;
}
