import type { Pence } from '@/lib/money/types';
import type { Tariff } from '@/lib/policy/types';
import { traitsOf } from './kinds/rules';
import type { Chore } from './kinds/types';
import type { Classified } from './types';

/** What an appliance uses as its label says, by the cycle or by the year. */
export type Consumption = { fuel: Tariff['fuel']; kwh: number } & (
  | { basis: 'cycle'; chore: Chore; litres: number | null; cyclesAYear: number }
  | { basis: 'year' }
);

/** The cycle counts of the former labels; ovens three times a week (experience §6 F3). */
const CYCLES: Readonly<Record<Chore, number>> = { wash: 220, dry: 160, dishes: 280, bake: 156 };

/** So many cycles are one of what the label counts by. */
const CYCLES_OF = { cycle: 1, '100 cycles': 100 } as const;

/** Null where the label gives no figure: then no cost is shown at all. */
export function consumptionOf({ kind, facts: { uses, litresACycle } }: Classified): Consumption | null {
  if (!uses) return null;
  const { chore, gas } = traitsOf(kind);
  const fuel = uses.isGas || gas === 'oven and hob' ? 'gas' : 'electricity';
  if (!chore) return uses.per === 'year' ? { fuel, basis: 'year', kwh: uses.kwh } : null;
  const cyclesAYear = CYCLES[chore];
  const cycles = uses.per === 'year' ? cyclesAYear : CYCLES_OF[uses.per];
  return { fuel, basis: 'cycle', chore, kwh: uses.kwh / cycles, litres: litresACycle ?? null, cyclesAYear };
}

/** @param cycles a year; the label's own count without it. */
export const kwhAYear = (use: Consumption, cycles?: number): number =>
  use.basis === 'year' ? use.kwh : use.kwh * (cycles ?? use.cyclesAYear);

/** To the penny. @param pence a kWh */
export const energyAYear = (use: Consumption, pence: number, cycles?: number): Pence =>
  Math.round(kwhAYear(use, cycles) * pence);

/** To the penny; null where no water is used. @param pence a cubic metre */
export function waterAYear(use: Consumption, pence: number, cycles?: number): Pence | null {
  if (use.basis === 'year' || use.litres === null) return null;
  return Math.round(((use.litres * (cycles ?? use.cyclesAYear)) / 1000) * pence);
}

/** Buying and running for some years; its parts sum to it to the penny. */
export const totalCost = (once: Pence, aYear: Pence, years: number): Pence => once + aYear * years;

export type PayBack = { kind: 'straight away' } | { kind: 'never' } | { kind: 'years'; years: number };

/** How long B, against A, takes to earn back what it costs more. */
export function payBack(a: { price: Pence; run: Pence }, b: { price: Pence; run: Pence }): PayBack {
  const dearer = b.price - a.price;
  const saves = a.run - b.run;
  if (dearer <= 0 && saves >= 0) return { kind: 'straight away' };
  if (saves <= 0) return { kind: 'never' };
  return dearer <= 0 ? { kind: 'straight away' } : { kind: 'years', years: dearer / saves };
}

/** The tariff in force on a day, else the last one known. */
export function tariffOn(
  today: string,
  tariffs: readonly Tariff[],
  fuel: Tariff['fuel'] = 'electricity',
): Tariff | null {
  const begun = tariffs.filter((tariff) => tariff.fuel === fuel && tariff.validFrom <= today);
  return begun.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1) ?? null;
}

const FORTNIGHT = 14 * 86_400_000;

/** A tariff that ended more than fourteen days ago: the page then says so. */
export const isOutOfDate = (tariff: Tariff, today: string): boolean =>
  Date.parse(today) > Date.parse(tariff.validTo) + FORTNIGHT;
