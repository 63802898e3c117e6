import type { Zone, ZoneName } from '../types';

export const ZONES: Readonly<Record<ZoneName, Zone>> = {
  mainland: { name: 'mainland', label: 'mainland Britain', served: true, surcharge: 0, extraDays: 0 },
  highlands: {
    name: 'highlands',
    label: 'the Scottish Highlands',
    served: true,
    surcharge: 30_00,
    extraDays: 2,
  },
  islands: {
    name: 'islands',
    label: 'the Scottish islands and Man',
    served: true,
    surcharge: 60_00,
    extraDays: 4,
  },
  'northern-ireland': {
    name: 'northern-ireland',
    label: 'Northern Ireland',
    served: true,
    surcharge: 40_00,
    extraDays: 3,
  },
  unserved: {
    name: 'unserved',
    label: 'the Channel Islands, the Isles of Scilly and forces addresses',
    served: false,
    surcharge: 0,
    extraDays: 0,
  },
};

type Row = readonly [zone: ZoneName, area: string, from?: number, to?: number];

/** Outward codes that are not mainland; the first row that holds one decides. Without districts a whole area. */
export const OUTWARD_CODES: readonly Row[] = [
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
