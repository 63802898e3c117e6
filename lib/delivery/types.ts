import type { Nation } from '@/lib/dates/nations';
import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { DeliveryClass } from './classes';

/** A UK postcode. `inward` is null when only the outward code was given, which determines the zone as well. */
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
  /** Whose bank holidays apply. */
  nation: Nation;
  served: boolean;
  /** Added to every van delivery. */
  surcharge: Pence;
  /** Additional working days compared with the mainland, by van. */
  extraDays: number;
  /** Surcharge and additional working days by parcel service. */
  parcelSurcharge: Pence;
  parcelExtraDays: number;
};

/** Outward codes outside the mainland: a postcode area, or its districts from the first number to the last. */
export type OutwardCodes = {
  zone: ZoneName;
  area: string;
  from?: number | undefined;
  to?: number | undefined;
};

/** Holidays of each nation, listed for whole years; for years that are not listed, `isHoliday` calculates them. */
export type Holidays = Readonly<Partial<Record<Nation, readonly Day[]>>>;

/** Delivery prices on the mainland. */
export type Rates = {
  /** Order total from which delivery is free. */
  freeFrom: Pence;
  /** Price below that total. */
  standard: Pence;
};

/** The merchant's delivery terms. */
export type DeliveryTerms = {
  /** For both classes of van delivery. */
  van: Rates;
  parcel: Rates;
  /** Hour in London until which orders count for the same day. */
  cutOffHour: number;
  /** Surcharge by weekday; 0 is Sunday. */
  namedDays: Readonly<Record<number, Pence>>;
  zones: Readonly<Record<ZoneName, Zone>>;
  /** The first row that matches an outward code applies. */
  outwardCodes: readonly OutwardCodes[];
  holidays: Holidays;
};

export type DeliveryDay = { day: Day; price: Pence };

/** When something can be delivered, and at what price. */
export type Delivery =
  | {
      kind: 'days';
      zone: Zone;
      by: DeliveryClass;
      /** Earliest first, without Sundays and bank holidays. A parcel has one, by which it arrives. */
      days: DeliveryDay[];
      /** ISO instant up to which the first day is valid; null when it depends on the arrival of the goods in stock. */
      orderBy: string | null;
    }
  /** There is nothing to deliver. */
  | { kind: 'nothing' }
  /** Not delivered there, either at all or this product. */
  | { kind: 'unserved'; zone: Zone }
  /** No date is known to the shop; `says` is the merchant's own statement. */
  | { kind: 'unknown'; says: string | null }
  | { kind: 'not-for-sale' };
