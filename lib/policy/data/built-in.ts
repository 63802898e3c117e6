import type { Zone, ZoneName } from '@/lib/delivery/types';
import type { Policy } from '../types';

const ZONES: Readonly<Record<ZoneName, Zone>> = {
  mainland: {
    name: 'mainland',
    label: 'mainland Britain',
    nation: 'england-and-wales',
    served: true,
    surcharge: 0,
    extraDays: 0,
  },
  highlands: {
    name: 'highlands',
    label: 'the Scottish Highlands',
    nation: 'scotland',
    served: true,
    surcharge: 30_00,
    extraDays: 2,
  },
  islands: {
    name: 'islands',
    label: 'the Scottish islands and Man',
    nation: 'scotland',
    served: true,
    surcharge: 60_00,
    extraDays: 4,
  },
  'northern-ireland': {
    name: 'northern-ireland',
    label: 'Northern Ireland',
    nation: 'northern-ireland',
    served: true,
    surcharge: 40_00,
    extraDays: 3,
  },
  unserved: {
    name: 'unserved',
    label: 'the Channel Islands, the Isles of Scilly and forces addresses',
    nation: 'england-and-wales',
    served: false,
    surcharge: 0,
    extraDays: 0,
  },
};

/** What the shop goes by before it has read an entry that it can use: the demo shop's terms. */
export const BUILT_IN: Policy = {
  energy: {
    tariffs: [
      {
        fuel: 'electricity',
        pence: 24.67,
        validFrom: '2026-04-01',
        validTo: '2026-06-30',
        source: 'the price cap for April to June 2026',
      },
      {
        fuel: 'electricity',
        pence: 26.11,
        validFrom: '2026-07-01',
        validTo: '2026-09-30',
        source: 'the price cap for July to September 2026',
      },
      {
        fuel: 'gas',
        pence: 7.33,
        validFrom: '2026-07-01',
        validTo: '2026-09-30',
        source: 'the price cap for July to September 2026',
      },
    ],
    // Clean water £2.4743 and waste water £1.5480.
    water: { pence: 402.23, source: 'Thames, metered, from April 2025' },
  },
  delivery: {
    freeFrom: 300_00,
    standard: 25_00,
    cutOffHour: 20,
    namedDays: { 5: 5_00, 6: 15_00 },
    zones: ZONES,
    outwardCodes: [
      { zone: 'northern-ireland', area: 'BT' },
      { zone: 'unserved', area: 'GY' },
      { zone: 'unserved', area: 'JE' },
      { zone: 'unserved', area: 'BF' },
      { zone: 'unserved', area: 'TR', from: 21, to: 25 },
      { zone: 'islands', area: 'HS' },
      { zone: 'islands', area: 'ZE' },
      { zone: 'islands', area: 'IM' },
      { zone: 'islands', area: 'KW', from: 15, to: 17 },
      { zone: 'islands', area: 'KA', from: 27, to: 28 },
      { zone: 'islands', area: 'PA', from: 20, to: 20 },
      { zone: 'islands', area: 'PA', from: 41, to: 49 },
      { zone: 'islands', area: 'PA', from: 60, to: 78 },
      { zone: 'islands', area: 'PH', from: 42, to: 44 },
      { zone: 'highlands', area: 'IV', from: 1, to: 28 },
      { zone: 'highlands', area: 'IV', from: 40, to: 63 },
      { zone: 'highlands', area: 'KW', from: 1, to: 14 },
      { zone: 'highlands', area: 'PA', from: 21, to: 40 },
      { zone: 'highlands', area: 'PH', from: 15, to: 41 },
      { zone: 'highlands', area: 'PH', from: 49, to: 50 },
      { zone: 'highlands', area: 'AB', from: 36, to: 38 },
      { zone: 'highlands', area: 'AB', from: 55, to: 56 },
      { zone: 'highlands', area: 'FK', from: 17, to: 21 },
    ],
    holidays: {},
  },
  returns: { days: 30, collection: 25_00, largeCollection: 40_00 },
  sets: {
    tiers: [
      { kinds: 5, perMille: 100 },
      { kinds: 4, perMille: 75 },
      { kinds: 3, perMille: 50 },
    ],
    mostSaved: 600_00,
  },
};
