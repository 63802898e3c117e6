/** Where the vans go, as the shop's delivery page says it. Money is pence, days are working days more. */
export const ZONES = {
  mainland: { surcharge: 0, extraDays: 0, served: true },
  highlands: { surcharge: 30_00, extraDays: 2, served: true },
  islands: { surcharge: 60_00, extraDays: 4, served: true },
  'northern-ireland': { surcharge: 40_00, extraDays: 3, served: true },
  unserved: { surcharge: 0, extraDays: 0, served: false },
} as const;

export type ZoneName = keyof typeof ZONES;

/** Outward codes that are not mainland: an area, or its districts from the first number to the second. */
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
    ['highlands', 'PH', 15, 41],
    ['highlands', 'PH', 49, 50],
    ['highlands', 'AB', 36, 38],
    ['highlands', 'AB', 55, 56],
    ['highlands', 'FK', 17, 21],
  ];

/** Orders of so many pence and more go free to the mainland. */
export const FREE_FROM = 300_00;
export const STANDARD = 25_00;
/** What a day costs on top, by weekday: Fridays and Saturdays are asked for most. */
export const NAMED_DAY: Readonly<Record<number, number>> = { 5: 5_00, 6: 15_00 };
/** London's hour up to which an order counts as placed on the day. */
export const CUT_OFF_HOUR = 20;
/** From this weight on, in grams, two people carry a piece. */
export const TWO_PERSON_FROM = 25_000;
/** Delivery days that are offered. */
export const DAYS_OFFERED = 10;
