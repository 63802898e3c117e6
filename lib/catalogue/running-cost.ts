import type { Pence } from '@/lib/money/types';
import type { Tariff } from '@/lib/policy/types';
import { traitsOf } from './kinds/rules';
import type { Chore } from './kinds/types';
import type { Classified } from './types';

/** Consumption of an appliance according to its label, per cycle or per year. */
export type Consumption = { fuel: Tariff['fuel']; kwh: number } & (
  | { basis: 'cycle'; chore: Chore; litres: number | null; cyclesAYear: number }
  | { basis: 'year' }
);

/** Cycles per year as on the former labels; ovens three times a week (experience §6 F3). */
const CYCLES: Readonly<Record<Chore, number>> = { wash: 220, dry: 160, dishes: 280, bake: 156 };

/** Number of cycles per unit in which the label states consumption. */
const CYCLES_OF = { cycle: 1, '100 cycles': 100 } as const;

/** Returns the consumption of a product; null if the label states none. No cost is shown then. */
export function consumptionOf({ kind, facts: { uses, litresACycle } }: Classified): Consumption | null {
  if (!uses) return null;
  const { chore, gas } = traitsOf(kind);
  const fuel = uses.isGas || gas === 'oven and hob' ? 'gas' : 'electricity';
  if (!chore) return uses.per === 'year' ? { fuel, basis: 'year', kwh: uses.kwh } : null;
  const cyclesAYear = CYCLES[chore];
  const cycles = uses.per === 'year' ? cyclesAYear : CYCLES_OF[uses.per];
  return { fuel, basis: 'cycle', chore, kwh: uses.kwh / cycles, litres: litresACycle ?? null, cyclesAYear };
}

/**
 * Returns the consumption per year, in kWh.
 * @param cycles per year; those of the label by default
 */
export const kwhAYear = (use: Consumption, cycles?: number): number =>
  use.basis === 'year' ? use.kwh : use.kwh * (cycles ?? use.cyclesAYear);

/**
 * Returns the energy cost per year, to the penny.
 * @param pence per kWh
 */
export const energyAYear = (use: Consumption, pence: number, cycles?: number): Pence =>
  Math.round(kwhAYear(use, cycles) * pence);

/**
 * Returns the water cost per year, to the penny; null if no water is used.
 * @param pence per cubic metre
 */
export function waterAYear(use: Consumption, pence: number, cycles?: number): Pence | null {
  if (use.basis === 'year' || use.litres === null) return null;
  return Math.round(((use.litres * (cycles ?? use.cyclesAYear)) / 1000) * pence);
}

/** Returns the cost of buying and running for some years. Its parts add up to it to the penny. */
export const totalCost = (once: Pence, aYear: Pence, years: number): Pence => once + aYear * years;

export type PayBack = { kind: 'straight away' } | { kind: 'never' } | { kind: 'years'; years: number };

/** Returns how long B takes to save what it costs more than A. */
export function payBack(a: { price: Pence; run: Pence }, b: { price: Pence; run: Pence }): PayBack {
  const dearer = b.price - a.price;
  const saves = a.run - b.run;
  if (dearer <= 0 && saves >= 0) return { kind: 'straight away' };
  if (saves <= 0) return { kind: 'never' };
  return dearer <= 0 ? { kind: 'straight away' } : { kind: 'years', years: dearer / saves };
}

/** Returns the tariff in force on a day, or else the last one before it; null if there is none. */
export function tariffOn(
  today: string,
  tariffs: readonly Tariff[],
  fuel: Tariff['fuel'] = 'electricity',
): Tariff | null {
  const begun = tariffs.filter((tariff) => tariff.fuel === fuel && tariff.validFrom <= today);
  return begun.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1) ?? null;
}

const FORTNIGHT = 14 * 86_400_000;

/** Whether a tariff ended more than fourteen days ago, which pages must mention. */
export const isOutOfDate = (tariff: Tariff, today: string): boolean =>
  Date.parse(today) > Date.parse(tariff.validTo) + FORTNIGHT;
