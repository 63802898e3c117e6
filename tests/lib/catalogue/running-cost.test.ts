import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Consumption,
  consumptionOf,
  energyAYear,
  isOutOfDate,
  payBack,
  tariffOn,
  totalCost,
  waterAYear,
} from '@/lib/catalogue/running-cost';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes } from '@/lib/catalogue/types';
import { roundedCost, runningCostLine, tariffNote } from '@/lib/catalogue/running-cost-words';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const { tariffs } = BUILT_IN.energy;

const use = (type: string, energy: string, water = '') =>
  consumptionOf(
    classify({ Type: type, 'Energy consumption': energy, ...(water && { 'Water per cycle': water }) }),
  );

test('a washing machine with 46 litres a wash costs £40.71 of water a year', () => {
  const washer = use('Washing machine', '49 kWh per 100 cycles', '46 L');
  expect(washer && waterAYear(washer, 402.23)).toBe(4071);
  expect(totalCost(42_900, 2815 + 4071, 10)).toBe(111_760);
});

test('an old-scale dryer is rated by the year for 160 cycles, and an oven by the cycle', () => {
  expect(use('Tumble dryer', '560 kWh a year')).toEqual({
    fuel: 'electricity',
    basis: 'cycle',
    chore: 'dry',
    kwh: 3.5,
    litres: null,
    cyclesAYear: 160,
  });
  expect(use('Single oven', '0.87 kWh per cycle')).toMatchObject({ kwh: 0.87, cyclesAYear: 156 });
});

test.each<[string, string, Partial<Consumption>]>([
  ['Gas cooker', '1.50 kWh per cycle', { fuel: 'gas', kwh: 1.5, basis: 'cycle', chore: 'bake' }],
  ['Gas range cooker', '5.4 MJ per cycle', { fuel: 'gas', kwh: 1.5 }],
  ['Single oven', '5.4 MJ per cycle', { fuel: 'gas', kwh: 1.5 }],
  ['Dual fuel range cooker', '0.90 kWh per cycle', { fuel: 'electricity', kwh: 0.9 }],
  ['Cooker hood', '46 kWh a year', { fuel: 'electricity', kwh: 46, basis: 'year' }],
])('the consumption of a %s, %s, is read with its fuel', (type, energy, read) =>
  expect(use(type, energy)).toMatchObject(read),
);

test('a gas cooker is counted at the gas price', () => {
  const cooker = classify({ Type: 'Gas cooker', 'Energy consumption': '1.50 kWh per cycle' });
  expect(runningCostLine(cooker, '2026-08-01', tariffs)).toBe('about £17 a year');
  const tariff = tariffOn('2026-08-01', tariffs, 'gas');
  expect(tariff && tariffNote(tariff, '2026-08-01')).toBe(
    'Based on 7.33p a kWh of gas, the price cap for July to September 2026.',
  );
});

test.each<Attributes>([
  {},
  { Type: 'Hob' },
  { 'Energy consumption': 'not stated' },
  { 'Energy consumption': '0 kWh a year' },
])('there is no consumption without a figure: %j', (attributes) =>
  expect(consumptionOf(classify(attributes))).toBeNull(),
);

test('the cost grows with the cycles and is a whole number of pence', () => {
  const washer = use('Washing machine', '49 kWh per 100 cycles', '46 L');
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
      if (!washer) throw new Error('a washer has a consumption');
      const [few, many] = [Math.min(a, b), Math.max(a, b)];
      expect(energyAYear(washer, 26.11, few)).toBeLessThanOrEqual(energyAYear(washer, 26.11, many));
      expect(Number.isSafeInteger(energyAYear(washer, 26.11, many))).toBe(true);
      expect(waterAYear(washer, 402.23, few)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('pay-back is a number of years, never or straight away', () => {
  expect(payBack({ price: 30_000, run: 4100 }, { price: 45_000, run: 2800 })).toEqual({
    kind: 'years',
    years: 15_000 / 1300,
  });
  expect(payBack({ price: 30_000, run: 2800 }, { price: 45_000, run: 2800 })).toEqual({ kind: 'never' });
  expect(payBack({ price: 45_000, run: 4100 }, { price: 30_000, run: 2800 })).toEqual({
    kind: 'straight away',
  });
});

test('tariffs follow their dates, and the last one is out of date after a fortnight', () => {
  expect(tariffOn('2026-06-30', tariffs)?.pence).toBe(24.67);
  expect(tariffOn('2026-07-01', tariffs)?.pence).toBe(26.11);
  expect(tariffOn('2026-03-31', tariffs)).toBeNull();
  const last = tariffOn('2026-11-20', tariffs);
  if (!last) throw new Error('a tariff is known');
  expect(isOutOfDate(last, '2026-10-14')).toBe(false);
  expect(isOutOfDate(last, '2026-10-15')).toBe(true);
  expect(tariffNote(last, '2026-08-01')).toBe(
    'Based on 26.11p a kWh, the price cap for July to September 2026.',
  );
  expect(tariffNote(last, '2026-11-20')).toContain('out of date');
});

test('the line on a card rounds the cost, and is missing without a figure', () => {
  const washer = classify({ Type: 'Washing machine', 'Energy consumption': '49 kWh per 100 cycles' });
  expect(runningCostLine(washer, '2026-08-01', tariffs)).toBe('about £28 a year');
  expect(runningCostLine(classify({ Type: 'Hob' }), '2026-08-01', tariffs)).toBeNull();
  expect(roundedCost(460)).toBe('£4.50');
  expect(roundedCost(1990)).toBe('£20');
});
