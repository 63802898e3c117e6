import {
  CUT_OFF_HOUR,
  NAMED_DAY,
  OUTWARD_CODES,
  PARCEL,
  VAN,
  ZONES,
} from '@hobwright/sandbox/commerce/delivery/data/zones.ts';
import { isBankHoliday } from '@hobwright/sandbox/commerce/delivery/holidays.ts';
import { NATIONS } from '@hobwright/sandbox/commerce/delivery/nations.ts';
import { SET_DISCOUNT } from '../../seed/data/reductions.ts';
import type { SeedEntry } from '../seed-types.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The shop's name for each delivery zone. */
const LABELS: Readonly<Record<keyof typeof ZONES, string>> = {
  mainland: 'mainland Britain',
  scotland: 'mainland Scotland',
  highlands: 'the Scottish Highlands',
  islands: 'the Scottish islands and the Isle of Man',
  'northern-ireland': 'Northern Ireland',
  unserved: 'the Channel Islands, the Isles of Scilly and forces addresses',
};

const zones = Object.entries(ZONES).map(([name, zone]) => ({
  name,
  label: LABELS[name as keyof typeof ZONES],
  ...zone,
}));

const outwardCodes = OUTWARD_CODES.map(([zone, area, from, to]) => ({
  zone,
  area,
  ...(from === undefined || to === undefined ? {} : { from, to }),
}));

/** Every day of a year, such as `2026-11-20`. */
const daysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(String(year)));

const SUMMER = { from: '2026-07-01', to: '2026-09-30', source: 'the price cap for July to September 2026' };
/** Nobody enters each quarter's price cap in a demonstration, so later days use the last known cap and say so. */
const LATER = {
  from: '2026-10-01',
  to: '2029-12-31',
  source: 'a typical price (the cap for July to September 2026)',
};

const tariffs = [
  {
    fuel: 'electricity',
    pence: 24.67,
    from: '2026-04-01',
    to: '2026-06-30',
    source: 'the price cap for April to June 2026',
  },
  { fuel: 'electricity', pence: 26.11, ...SUMMER },
  { fuel: 'electricity', pence: 26.11, ...LATER },
  { fuel: 'gas', pence: 7.33, ...SUMMER },
  { fuel: 'gas', pence: 7.33, ...LATER },
];

/** The demo merchant's terms: those by which the sandbox's platform charges, and some of the shop's own. */
export const policy: SeedEntry[] = [
  {
    id: 'shopPolicy',
    type: 'shopPolicy',
    fields: {
      name: 'Shop policy',
      tariffs,
      // Clean water £2.4743 and waste water £1.5480, per cubic metre.
      water: { pence: 402.23, source: 'Thames, metered, from April 2025' },
      freeDeliveryFrom: VAN.freeFrom,
      deliveryPrice: VAN.standard,
      parcelFreeFrom: PARCEL.freeFrom,
      parcelPrice: PARCEL.standard,
      cutOffHour: CUT_OFF_HOUR,
      namedDays: Object.fromEntries(
        Object.entries(NAMED_DAY).map(([weekday, price]) => [WEEKDAYS[Number(weekday)] ?? '', price]),
      ),
      zones,
      outwardCodes,
      holidays: Object.fromEntries(
        NATIONS.map((nation) => [
          nation,
          [2026, 2027].flatMap(daysOf).filter((day) => isBankHoliday(day, nation)),
        ]),
      ),
      returnDays: 30,
      collectionPrice: 25_00,
      largeCollectionPrice: 40_00,
      priceDropDays: 14,
      setDiscount: SET_DISCOUNT.rule.steps.map(({ kinds, permille }) => ({ kinds, percent: permille / 10 })),
      setDiscountMost: SET_DISCOUNT.rule.most,
      coverFrom: 150_00,
      coverMost: 25,
    },
  },
];
