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

/** Pence a kWh, and the tariff it is taken from; null: the shopper's own price. */
export type Rate = { pence: number; tariff: Tariff | null };

/** A shopper's prices of energy and water. */
export type Rates = {
  /** Electricity in pence a kWh, averaged over daytime and off-peak hours. */
  power: number;
  /** Null where no gas price is known. */
  gas: Rate | null;
  /** Pence a cubic metre; null: there is no meter, so using more water costs nothing more. */
  water: number | null;
  /** The source of the electricity price; null: the shopper's own price. */
  tariff: Tariff | null;
};

/**
 * Returns the shopper's own prices; missing ones are taken from the current tariff and the usual price of water
 * (experience §6 F3). Null where no electricity price is known.
 * @param today `2026-11-20`
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

/** Price of an appliance's fuel; null where it is not known. */
export const rateOf = ({ power, tariff, gas }: Rates, fuel: Tariff['fuel']): Rate | null =>
  fuel === 'gas' ? gas : { pence: power, tariff };

/** One way of using an appliance, and its consumption. */
export type Mode = { name: string; use: Consumption };

/**
 * Ways of using an appliance. Most have one; a washer dryer is shown with and without drying, which differ several
 * times over.
 */
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

/** Consumption and cost of a year of use. */
export type Year = {
  /** Number of cycles; null where the label states consumption by the year. */
  cycles: number | null;
  fuel: Tariff['fuel'];
  kwh: number;
  energy: Pence;
  /** Null without a meter, and where no water is used. */
  water: Pence | null;
};

/** Null where the price of its fuel is not known. */
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

/** Purchase, delivery and running costs; the parts sum to the total to the penny. */
export type TrueCost = {
  price: Pence;
  delivery: Pence;
  fuel: Tariff['fuel'];
  energy: Pence;
  water: Pence | null;
  total: Pence;
};

/** @param delivery price of delivering the appliance by itself */
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
