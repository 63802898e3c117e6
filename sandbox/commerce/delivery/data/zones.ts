import type { Nation } from '../nations.ts';

interface Zone {
  nation: Nation;
  served: boolean;
  /** Surcharge in pence and extra working days compared with the mainland, by van. */
  surcharge: number;
  extraDays: number;
  /** The same by parcel service. */
  parcelSurcharge: number;
  parcelExtraDays: number;
}

const NEAR = { served: true, surcharge: 0, extraDays: 0, parcelSurcharge: 0, parcelExtraDays: 0 };

/** Delivery zones, as on the shop's delivery page. */
export const ZONES = {
  mainland: { ...NEAR, nation: 'england-and-wales' },
  scotland: { ...NEAR, nation: 'scotland' },
  highlands: { ...NEAR, nation: 'scotland', surcharge: 30_00, extraDays: 2, parcelExtraDays: 1 },
  islands: {
    nation: 'scotland',
    served: true,
    surcharge: 60_00,
    extraDays: 4,
    parcelSurcharge: 4_00,
    parcelExtraDays: 2,
  },
  'northern-ireland': {
    nation: 'northern-ireland',
    served: true,
    surcharge: 40_00,
    extraDays: 3,
    parcelSurcharge: 4_00,
    parcelExtraDays: 2,
  },
  unserved: { ...NEAR, nation: 'england-and-wales', served: false },
} as const satisfies Readonly<Record<string, Zone>>;

export type ZoneName = keyof typeof ZONES;

/**
 * Outward codes outside the mainland: a whole postcode area, or its districts `from` to `to`. The first match counts.
 */
export const OUTWARD_CODES: readonly (readonly [zone: ZoneName, area: string, from?: number, to?: number])[] =
  [
    ['northern-ireland', 'BT'],
    ['unserved', 'GY'],
    ['unserved', 'JE'],
    ['unserved', 'BF'],
    ['unserved', 'TR', 21, 25],
    ['islands', 'HS'],
    ['islands', 'ZE'],
    ['islands', 'IM'],
    ['islands', 'KW', 15, 17],
    ['islands', 'KA', 27, 28],
    ['islands', 'PA', 20, 20],
    ['islands', 'PA', 41, 49],
    ['islands', 'PA', 60, 78],
    ['islands', 'PH', 42, 44],
    ['highlands', 'IV', 1, 28],
    ['highlands', 'IV', 40, 63],
    ['highlands', 'KW', 1, 14],
    ['highlands', 'PA', 21, 40],
    ['highlands', 'PA', 80, 80],
    ['highlands', 'PH', 15, 41],
    ['highlands', 'PH', 49, 50],
    ['highlands', 'AB', 36, 38],
    ['highlands', 'AB', 55, 56],
    ['highlands', 'FK', 17, 21],
    ['scotland', 'AB'],
    ['scotland', 'DD'],
    ['scotland', 'DG'],
    ['scotland', 'EH'],
    ['scotland', 'FK'],
    ['scotland', 'G'],
    ['scotland', 'IV'],
    ['scotland', 'KA'],
    ['scotland', 'KY'],
    ['scotland', 'ML'],
    ['scotland', 'PA'],
    ['scotland', 'PH'],
    ['scotland', 'TD', 1, 11],
    ['scotland', 'TD', 13, 14],
  ];

/** Delivery charge on the mainland, in pence, and the order value from which delivery is free. */
export const VAN = { freeFrom: 300_00, standard: 25_00 };
export const PARCEL = { freeFrom: 40_00, standard: 3_95 };
/**
 * Surcharge in pence for a delivery day by van, by weekday (5 is Friday, 6 Saturday). These days are most in demand.
 */
export const NAMED_DAY: Readonly<Record<number, number>> = { 5: 5_00, 6: 15_00 };
/** Hour in London until which an order counts as placed on that day. */
export const CUT_OFF_HOUR = 20;
/** Number of delivery days offered by van. */
export const DAYS_OFFERED = 10;
