import type { Nation } from '@/lib/dates/nations';
import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { DeliveryClass } from './classes';

/** A British postcode. `inward` is null when only the first half was given, which tells the zone just as well. */
export type Postcode = { outward: string; inward: string | null };

export const ZONE_NAMES = [
  'mainland',
  'scotland',
  'highlands',
  'islands',
  'northern-ireland',
  'unserved',
] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];

export type Zone = {
  name: ZoneName;
  /** `the Scottish Highlands` */
  label: string;
  /** Whose holidays it keeps. */
  nation: Nation;
  served: boolean;
  /** On top of every delivery by van. */
  surcharge: Pence;
  /** Working days more than to the mainland, by van. */
  extraDays: number;
  /** The same by parcel service. */
  parcelSurcharge: Pence;
  parcelExtraDays: number;
};

/** Outward codes that are not mainland: an area, or its districts from the first number to the last. */
export type OutwardCodes = {
  zone: ZoneName;
  area: string;
  from?: number | undefined;
  to?: number | undefined;
};

/** The holidays of a nation, of whole years; what is reckoned for a year that is not listed says `isHoliday`. */
export type Holidays = Readonly<Partial<Record<Nation, readonly Day[]>>>;

/** What bringing costs on the mainland. */
export type Rates = {
  /** Orders of so much and more go free. */
  freeFrom: Pence;
  /** Below that. */
  standard: Pence;
};

/** How the merchant delivers. */
export type DeliveryTerms = {
  /** By van. */
  van: Rates;
  parcel: Rates;
  /** Orders of a day are taken until this hour of London's clocks. */
  cutOffHour: number;
  /** What a day costs on top, by weekday: 0 is Sunday. */
  namedDays: Readonly<Record<number, Pence>>;
  zones: Readonly<Record<ZoneName, Zone>>;
  /** The first row that holds an outward code decides. */
  outwardCodes: readonly OutwardCodes[];
  holidays: Holidays;
};

export type DeliveryDay = { day: Day; price: Pence };

/** When something can come, and for how much. */
export type Delivery =
  | {
      kind: 'days';
      zone: Zone;
      by: DeliveryClass;
      /** The earliest first; Sundays and bank holidays are none. A parcel has one: by then it is there. */
      days: DeliveryDay[];
      /** ISO instant up to which the first day holds; null when it hangs on the goods' arrival. */
      orderBy: string | null;
    }
  /** There is nothing to bring. */
  | { kind: 'nothing' }
  /** We do not deliver there: at all, or not this product. */
  | { kind: 'unserved'; zone: Zone }
  /** Nobody knows when it comes, or only the merchant does: `says` is what they say of it. */
  | { kind: 'unknown'; says: string | null }
  | { kind: 'not-for-sale' };
