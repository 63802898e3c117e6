import { createHash } from 'node:crypto';
import { addDays, type Day, dayInWords, londonDay, weekdayOf } from './calendar.ts';
import type { DeliveryClass } from './class.ts';
import { CUT_OFF_HOUR, DAYS_OFFERED, NAMED_DAY, PARCEL, VAN, ZONES, type ZoneName } from './data/zones.ts';
import { isBankHoliday } from './holidays.ts';
import type { Nation } from './nations.ts';
import { zoneOf } from './zone.ts';

/** What of goods matters to their delivery. */
export interface Load {
  /** How the goods that ask most are brought. */
  by: DeliveryClass;
  /** The day the last of them comes in; `null`: all are here. */
  due: Day | null;
  /** Some are to come, and nobody knows when. */
  undated: boolean;
  /** Zones that some of them are not sent to. */
  notTo: readonly ZoneName[];
}

/** A way in which a consignment can come, on a day. */
export interface ShippingOption {
  id: string;
  /** `Two-person delivery, Tuesday 24 November 2026` */
  description: string;
  type: DeliveryClass;
  /** `null`: there is nothing to bring. */
  day: Day | null;
  /** Pence with tax. */
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
 * The days on which goods can come to a postcode, with prices (the shop's page /delivery): set aside on the day of the
 * order or the next one, picked on the next working day, brought on the delivery day after. A van's day is chosen; a
 * parcel has one, by which it is there.
 * @param orderValue pence of the whole order before discounts, which decides whether delivery is free
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

/** Pence to the mainland, without named days. */
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

/** Where the warehouse stands. */
const HOME: Nation = 'england-and-wales';

const isDeliveryDay = (day: Day, nation: Nation): boolean =>
  weekdayOf(day) !== 0 && !isBankHoliday(day, HOME) && !isBankHoliday(day, nation);
const isWorkingDay = (day: Day): boolean => isDeliveryDay(day, HOME) && weekdayOf(day) !== 6;

/** The `count`th day after one that fits. */
function nextDay(after: Day, fits: (day: Day) => boolean, count = 1): Day {
  let day = after;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (fits(day)) left -= 1;
  }
  return day;
}
