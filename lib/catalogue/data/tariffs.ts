import type { Tariff, WaterRate } from '../running-cost';

/** Newest last. Enter each new cap here: the shop says by itself when the last one may be out of date. */
export const TARIFFS: readonly Tariff[] = [
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
];

/** Clean water £2.4743 and waste water £1.5480. */
export const WATER: WaterRate = { pence: 402.23, source: 'Thames, metered, from April 2025' };
