import { createHash } from 'node:crypto';
import { addDays, type Day, dayInWords, isBankHoliday, londonDay, weekdayOf } from './calendar.ts';
import {
  CUT_OFF_HOUR,
  DAYS_OFFERED,
  FREE_FROM,
  NAMED_DAY,
  STANDARD,
  TWO_PERSON_FROM,
  ZONES,
  type ZoneName,
} from './data/zones.ts';
import { zoneOf } from './zone.ts';

/** What of goods matters to their delivery. */
export interface Load {
  /** Grams of the heaviest piece. */
  heaviest: number;
  /** The day the last of them comes in; `null`: all are here. */
  due: Day | null;
  /** Some are to come, and nobody knows when. */
  undated: boolean;
  /** Zones that some of them are not sent to. */
  notTo: readonly ZoneName[];
}

/** A day on which a consignment can come. */
export interface ShippingOption {
  id: string;
  /** `Two-person delivery, Tuesday 24 November 2026` */
  description: string;
  type: 'two-person' | 'standard';
  day: Day;
  /** Pence with tax. */
  cost: number;
  recommended: boolean;
}

/**
 * The days on which goods can come to a postcode, with prices (the shop's page /delivery): set aside on the day of the
 * order or the next one, picked on the next working day, driven on the delivery day after.
 * @param orderValue pence of the whole order before discounts, which decides whether delivery is free
 */
export function shippingOptions(
  load: Load,
  postcode: string,
  orderValue: number,
  now: number,
): ShippingOption[] {
  const name = zoneOfLoad(load, postcode);
  if (name === null || load.undated) return [];
  const { surcharge, extraDays } = ZONES[name];
  const ordered = orderDay(now);
  const ready = load.due !== null && load.due > ordered ? load.due : ordered;
  const base = (orderValue >= FREE_FROM ? 0 : STANDARD) + surcharge;
  const days: Day[] = [];
  let day = nextDay(nextDay(ready, isWorkingDay, 1 + extraDays), isDeliveryDay);
  while (days.length < DAYS_OFFERED) {
    days.push(day);
    day = nextDay(day, isDeliveryDay);
  }
  const cost = (each: Day): number => base + (NAMED_DAY[weekdayOf(each)] ?? 0);
  const cheapest = days.find((each) => cost(each) === Math.min(...days.map(cost)));
  const type = load.heaviest >= TWO_PERSON_FROM ? 'two-person' : 'standard';
  const words = type === 'two-person' ? 'Two-person delivery' : 'Standard delivery';
  return days.map((each) => ({
    id: createHash('sha256').update(`${type} ${each}`).digest('hex').slice(0, 32),
    description: `${words}, ${dayInWords(each)}`,
    type,
    day: each,
    cost: cost(each),
    recommended: each === cheapest,
  }));
}

function zoneOfLoad({ notTo }: Load, postcode: string): ZoneName | null {
  const zone = zoneOf(postcode);
  return zone === null || !ZONES[zone].served || notTo.includes(zone) ? null : zone;
}

function orderDay(now: number): Day {
  const { day, hour } = londonDay(now);
  return hour < CUT_OFF_HOUR ? day : addDays(day, 1);
}

const isDeliveryDay = (day: Day): boolean => weekdayOf(day) !== 0 && !isBankHoliday(day);
const isWorkingDay = (day: Day): boolean => isDeliveryDay(day) && weekdayOf(day) !== 6;

/** The `count`th day after one that fits. */
function nextDay(after: Day, fits: (day: Day) => boolean, count = 1): Day {
  let day = after;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (fits(day)) left -= 1;
  }
  return day;
}
