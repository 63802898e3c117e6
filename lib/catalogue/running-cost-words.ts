import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Tariff } from '@/lib/policy/types';
import { consumptionOf, energyAYear, isOutOfDate, tariffOn } from './running-cost';
import type { Classified } from './types';

/** Rounds a cost to the nearest 50p below £20, else to the pound: `£28`, `£4.50`. */
export function roundedCost(pence: Pence): string {
  const step = pence < 20_00 ? 50 : 100;
  const rounded = Math.round(pence / step) * step;
  return rounded % 100 === 0 ? formatPrice(rounded) : `£${(rounded / 100).toFixed(2)}`;
}

/** Returns `about £28 a year`, at the tariff known on a day; null if the label states no figure. */
export function runningCostLine(
  product: Classified,
  today: string,
  tariffs: readonly Tariff[],
): string | null {
  const use = consumptionOf(product);
  const tariff = use && tariffOn(today, tariffs, use.fuel);
  return use && tariff ? `about ${roundedCost(energyAYear(use, tariff.pence))} a year` : null;
}

/** Returns the source of the tariff, and whether it may be out of date. */
export function tariffNote(tariff: Tariff, today: string): string {
  const unit = tariff.fuel === 'gas' ? 'a kWh of gas' : 'a kWh';
  const basis = `Based on ${tariff.pence}p ${unit}, ${tariff.source}.`;
  return isOutOfDate(tariff, today) ? `${basis} That may be out of date.` : basis;
}
