import type { Pence } from '@/lib/money/types';
import { parseAmount } from './amount';
import { applianceOf } from './appliance';
import { TARIFFS } from './data/tariffs';
import type { Attributes } from './types';

/** Price of a unit of energy, GB average by direct debit; days in London. */
export type Tariff = {
  fuel: 'electricity' | 'gas';
  /** Pence a kWh, not whole. */
  pence: number;
  validFrom: string;
  validTo: string;
  source: string;
};

/** Pence a cubic metre, clean and waste water together. */
export type WaterRate = { pence: number; source: string };

/** What a household does with appliances that run by the cycle. */
export type Chore = 'wash' | 'dry' | 'dishes' | 'bake';

/** What an appliance uses as its label says, by the cycle or by the year. */
export type Consumption = { fuel: Tariff['fuel']; kwh: number } & (
  | { basis: 'cycle'; chore: Chore; litres: number | null; cyclesAYear: number }
  | { basis: 'year' }
);

/** The cycle counts of the former labels; ovens three times a week (experience §6 F3). */
const CYCLES: Readonly<Record<Chore, number>> = { wash: 220, dry: 160, dishes: 280, bake: 156 };

/** Their ovens burn gas; those of dual fuel cookers do not. */
const GAS = /^gas .*(oven|cooker)$/i;
const MJ_A_KWH = 3.6;

/** Null where the label gives no figure: then no cost is shown at all. */
export function consumptionOf(attributes: Attributes): Consumption | null {
  const stated = /^(\d+(?:\.\d+)?) (kWh|MJ) (per 100 cycles|per cycle|a year)$/;
  const [, figure, unit, basis] = stated.exec(attributes['Energy consumption']?.trim() ?? '') ?? [];
  const used = unit === 'MJ' ? Number(figure) / MJ_A_KWH : Number(figure);
  if (!(used > 0)) return null;
  const type = attributes['Type'] ?? '';
  const fuel = GAS.test(type) || (unit === 'MJ' && /oven$/i.test(type)) ? 'gas' : 'electricity';
  const { chore } = applianceOf(type);
  if (!chore) return basis === 'a year' ? { fuel, basis: 'year', kwh: used } : null;
  const divisor = basis === 'per cycle' ? 1 : basis === 'a year' ? CYCLES[chore] : 100;
  const water = parseAmount(attributes['Water per cycle'] ?? '');
  const litres = water?.unit === 'L' ? water.number : null;
  return { fuel, basis: 'cycle', chore, kwh: used / divisor, litres, cyclesAYear: CYCLES[chore] };
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
  fuel: Tariff['fuel'] = 'electricity',
  tariffs: readonly Tariff[] = TARIFFS,
): Tariff | null {
  const known = tariffs.filter((tariff) => tariff.fuel === fuel && tariff.validFrom <= today);
  return known.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1) ?? null;
}

const FORTNIGHT = 14 * 86_400_000;

/** A tariff that ended more than fourteen days ago: the page then says so. */
export const isOutOfDate = (tariff: Tariff, today: string): boolean =>
  Date.parse(today) > Date.parse(tariff.validTo) + FORTNIGHT;
