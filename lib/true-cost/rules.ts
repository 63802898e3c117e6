import {
  type Consumption,
  consumptionOf,
  energyAYear,
  kwhAYear,
  tariffOn,
  totalCost,
  waterAYear,
} from '@/lib/catalogue/running-cost';
import type { Classified } from '@/lib/catalogue/types';
import type { Home } from '@/lib/home/types';
import type { Pence } from '@/lib/money/types';
import type { EnergyPrices, Tariff } from '@/lib/policy/types';

export const YEARS = { least: 1, most: 15, usual: 10 } as const;

const WEEKS = 52;

/** Pence a kWh, and whose price that is; null: the shopper's own. */
export type Rate = { pence: number; tariff: Tariff | null };

/** What energy and water cost a shopper. */
export type Rates = {
  /** Pence a kWh of electricity, day and cheaper hours mixed. */
  power: number;
  /** Null where no price of gas is known. */
  gas: Rate | null;
  /** Pence a cubic metre; null: there is no meter, and what runs costs nothing more. */
  water: number | null;
  /** Where the price of electricity comes from; null: from the shopper. */
  tariff: Tariff | null;
};

/**
 * The shopper's own rates, with the tariff of the day and the price of water where they have said none (experience §6
 * F3). @param today `2026-11-20`
 */
export function ratesOf(
  { power, offPeak, gas, water, hasMeter }: Home,
  today: string,
  { tariffs, water: usual }: EnergyPrices,
): Rates | null {
  const tariff = power === null ? tariffOn(today, tariffs) : null;
  const day = power ?? tariff?.pence;
  if (day === undefined) return null;
  const mixed = offPeak ? offPeak.share * offPeak.pence + (1 - offPeak.share) * day : day;
  const gasTariff = gas === null ? tariffOn(today, tariffs, 'gas') : null;
  const gasPence = gas ?? gasTariff?.pence;
  return {
    power: mixed,
    gas: gasPence === undefined ? null : { pence: gasPence, tariff: gasTariff },
    water: hasMeter ? (water ?? usual.pence) : null,
    tariff,
  };
}

/** What an appliance's own fuel costs; null where that is not known. */
export const rateOf = ({ power, tariff, gas }: Rates, fuel: Tariff['fuel']): Rate | null =>
  fuel === 'gas' ? gas : { pence: power, tariff };

/** One way of using an appliance, and what it takes. */
export type Mode = { name: string; use: Consumption };

/** Most have one; a washer dryer is told with drying and without, for they differ several times over. */
export function modesOf({ kind, type, facts }: Classified): Mode[] {
  const whole = consumptionOf({ kind, type, facts });
  const { usesWashing: washing, litresACycle: _, ...dry } = facts;
  if (!whole || !washing)
    return whole ? [{ name: whole.fuel === 'gas' ? 'Gas' : 'Electricity', use: whole }] : [];
  const alone = consumptionOf({ kind, type, facts: { ...dry, uses: washing } });
  return [
    { name: 'Electricity, washing and drying', use: whole },
    ...(alone ? [{ name: 'Electricity, washing only', use: alone }] : []),
  ];
}

/** What a year of use takes and costs. */
export type Year = {
  /** How often it runs; null where the label counts by the year. */
  cycles: number | null;
  fuel: Tariff['fuel'];
  kwh: number;
  energy: Pence;
  /** Null without a meter, and where no water is used. */
  water: Pence | null;
};

/** Null where nobody knows what its fuel costs. */
export function yearOf(use: Consumption, rates: Rates, chores: Home['chores']): Year | null {
  const rate = rateOf(rates, use.fuel);
  if (!rate) return null;
  const timesAWeek = use.basis === 'cycle' ? chores[use.chore] : undefined;
  const cycles = timesAWeek === undefined ? undefined : timesAWeek * WEEKS;
  return {
    cycles: use.basis === 'cycle' ? (cycles ?? use.cyclesAYear) : null,
    fuel: use.fuel,
    kwh: kwhAYear(use, cycles),
    energy: energyAYear(use, rate.pence, cycles),
    water: rates.water === null ? null : waterAYear(use, rates.water, cycles),
  };
}

/** Buying, bringing and running; the parts sum to the total to the penny. */
export type TrueCost = {
  price: Pence;
  delivery: Pence;
  fuel: Tariff['fuel'];
  energy: Pence;
  water: Pence | null;
  total: Pence;
};

/** @param delivery of the appliance by itself */
export function trueCost(price: Pence, delivery: Pence, year: Year, years: number): TrueCost {
  return {
    price,
    delivery,
    fuel: year.fuel,
    energy: year.energy * years,
    water: year.water === null ? null : year.water * years,
    total: totalCost(price + delivery, year.energy + (year.water ?? 0), years),
  };
}
