import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';

/** A British postcode. `inward` is null when only the first half was given, which tells the zone just as well. */
export type Postcode = { outward: string; inward: string | null };

export type ZoneName = 'mainland' | 'highlands' | 'islands' | 'northern-ireland' | 'unserved';

export type Zone = {
  name: ZoneName;
  /** `the Scottish Highlands` */
  label: string;
  served: boolean;
  /** On top of every delivery. */
  surcharge: Pence;
  /** Working days more than to the mainland. */
  extraDays: number;
};

export type DeliveryDay = { day: Day; price: Pence };

/** When something can come, and for how much. */
export type Delivery =
  | {
      kind: 'days';
      zone: Zone;
      /** The earliest first; Sundays and bank holidays are none. */
      days: DeliveryDay[];
      /** ISO instant up to which the first day holds; null when it hangs on the goods' arrival. */
      orderBy: string | null;
    }
  /** We do not deliver there: at all, or not this product. */
  | { kind: 'unserved'; zone: Zone }
  /** Nobody knows when it comes, or only the merchant does: `says` is what they say of it. */
  | { kind: 'unknown'; says: string | null }
  | { kind: 'not-for-sale' };
