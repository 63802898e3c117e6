import { z } from 'zod';
import type { Zone, ZoneName } from '@/lib/delivery/types';
import {
  holidays,
  hour,
  money,
  namedDays,
  outwardCodes,
  percent,
  priceDropDays,
  returnDays,
  setDiscount,
  tariffs,
  water,
  zones,
} from './shapes';
import type { PolicyFault, PolicyReading } from './types';

const entry = z.object({
  tariffs,
  water,
  freeDeliveryFrom: money,
  deliveryPrice: money,
  parcelFreeFrom: money,
  parcelPrice: money,
  cutOffHour: hour,
  namedDays,
  zones,
  outwardCodes,
  holidays,
  returnDays,
  collectionPrice: money,
  largeCollectionPrice: money,
  priceDropDays,
  setDiscount,
  setDiscountMost: money,
  coverFrom: money,
  coverMost: percent,
});

/** Labels of the fields in the editor (`sandbox/content/data/policy-type.ts`). */
const NAMES: Readonly<Record<keyof z.infer<typeof entry>, string>> = {
  tariffs: 'Tariffs',
  water: 'Water',
  freeDeliveryFrom: 'Delivered free from',
  deliveryPrice: 'Delivery below that',
  parcelFreeFrom: 'Parcels free from',
  parcelPrice: 'Parcels below that',
  cutOffHour: 'Orders count for the day until',
  namedDays: 'Days that cost more',
  zones: 'Zones',
  outwardCodes: 'Postcodes of zones',
  holidays: 'Holidays',
  returnDays: 'Days to return goods',
  collectionPrice: 'Collecting large goods',
  largeCollectionPrice: 'Collecting the largest goods',
  priceDropDays: 'Days to ask for a lower price',
  setDiscount: 'Set discount',
  setDiscountMost: 'Most that a set saves',
  coverFrom: 'Cover for goods from',
  coverMost: 'Most that cover costs',
};

/** Parses the fields of the entry as the content service gives them. A single fault rejects the whole entry. */
export function parsePolicy(fields: unknown): PolicyReading {
  const { success, data, error } = entry.safeParse(fields ?? {});
  if (!success) return { ok: false, faults: error.issues.map(faultOf) };
  const named = data.zones.map((zone): [ZoneName, Zone] => [zone.name, zone]);
  return {
    ok: true,
    policy: {
      energy: {
        tariffs: data.tariffs.map(({ from, to, ...rest }) => ({ ...rest, validFrom: from, validTo: to })),
        water: data.water,
      },
      delivery: {
        van: { freeFrom: data.freeDeliveryFrom, standard: data.deliveryPrice },
        parcel: { freeFrom: data.parcelFreeFrom, standard: data.parcelPrice },
        cutOffHour: data.cutOffHour,
        namedDays: data.namedDays,
        zones: Object.fromEntries(named) as Record<ZoneName, Zone>,
        outwardCodes: data.outwardCodes,
        holidays: data.holidays,
      },
      returns: {
        days: data.returnDays,
        collection: data.collectionPrice,
        largeCollection: data.largeCollectionPrice,
        priceDropDays: data.priceDropDays,
      },
      sets: { tiers: data.setDiscount, mostSaved: data.setDiscountMost },
      cover: { from: data.coverFrom, mostPercent: data.coverMost },
    },
  };
}

/** `Tariffs, row 2, from`; rows are counted from one, as in the editor. */
function faultOf({ path: [name, ...within], message }: z.core.$ZodIssue): PolicyFault {
  const steps = within.map((step) => (typeof step === 'number' ? `row ${step + 1}` : String(step)));
  return { field: [NAMES[name as keyof typeof NAMES], ...steps].join(', '), says: message };
}

/** `Tariffs, row 2, from: leaves days without a tariff.` */
export const faultSentence = ({ field, says }: PolicyFault): string => `${field}: ${says}.`;
