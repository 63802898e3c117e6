import { isOutOfDate, payBack } from '@/lib/catalogue/running-cost';
import { roundedCost, tariffNote } from '@/lib/catalogue/running-cost-words';
import type { Facts } from '@/lib/catalogue/facts/types';
import type { Chore } from '@/lib/catalogue/kinds/types';
import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { EnergyPrices } from '@/lib/policy/types';
import type { Rate, TrueCost } from './rules';

/** `Over 10 years: £429 to buy and about £282 for electricity.` */
export function costSentence({ price, delivery, fuel, energy, water }: TrueCost, years: number): string {
  const parts = [
    `${formatPrice(price)} to buy`,
    ...(delivery > 0 ? [`${formatPrice(delivery)} for delivery`] : []),
    `about ${roundedCost(energy)} for ${fuel}`,
    ...(water ? [`about ${roundedCost(water)} for water`] : []),
  ];
  return `Over ${counted(years, 'year')}: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`;
}

const WASHED = 'on the programme the label is measured on; quick or hot programmes use more';

/** How a use is measured, and when it takes more than the label says. */
const USES: Readonly<Record<Chore, string>> = {
  wash: WASHED,
  dishes: WASHED,
  dry: 'as measured for the label; wetter loads and “extra dry” use more',
  bake: 'as measured for the label, in the main oven only; hotter and longer roasts use more',
};

/** `220 uses a year on the programme the label is measured on; …` */
export const usesSentence = (chore: Chore, cycles: number): string =>
  `${counted(Math.round(cycles), 'use')} a year ${USES[chore]}.`;

/** The water price used where the shopper entered none. */
export const waterSentence = ({ pence, source }: EnergyPrices['water']): string =>
  `Water at £${(pence / 100).toFixed(2)} a cubic metre (${source}); without a meter it costs nothing extra.`;

/** Explains the price of a kilowatt-hour. @param isMixed whether the shopper's off-peak hours are included */
export function basisSentence({ pence, tariff }: Rate, isMixed: boolean, today: string): string {
  const price = `${Number(pence.toFixed(2))}p a kWh`;
  if (!tariff) {
    return isMixed
      ? `Based on your own prices: ${price}, with your cheaper hours.`
      : `Based on your own price, ${price}.`;
  }
  if (!isMixed) return tariffNote(tariff, today);
  const basis = `Based on ${price} with your cheaper hours and ${tariff.pence}p by day, ${tariff.source}.`;
  return isOutOfDate(tariff, today) ? `${basis} That may be out of date.` : basis;
}

/** Running time of a heat-pump dryer, which takes longer but uses less electricity; null for all other appliances. */
export function timeSentence({ dryer, ecoMinutes: time }: Facts): string | null {
  if (dryer !== 'heat pump' || time === undefined) return null;
  const told = `${Math.floor(time / 60)} h ${time % 60} min`;
  return `A heat pump takes longer than a condenser or vented dryer: ${told} for a full load.`;
}

type Offer = { price: Pence; run: Pence };

/** Difference in annual running cost below which it counts as the same, in pence. */
export const SAME_RUN: Pence = 100;

/** Longest pay-back period in years that is stated; few appliances last longer. */
const LIFE = 15;

/**
 * Says how much more the dearer appliance costs and how much it saves, and when it pays back if it does so in its life:
 * `It costs £150 more and saves about £13 a year: about 12 years to pay back.`
 */
export function payBackSentence(cheaper: Offer, dearer: Offer): string {
  const more = formatPrice(dearer.price - cheaper.price);
  const saves = cheaper.run - dearer.run;
  if (Math.abs(saves) < SAME_RUN) return `It costs ${more} more and about the same to run.`;
  if (saves < 0) return `It costs ${more} more, and about ${roundedCost(-saves)} a year more to run.`;
  const back = payBack(cheaper, dearer);
  const years = back.kind === 'years' ? back.years : 0;
  const start = `It costs ${more} more and saves about ${roundedCost(saves)} a year`;
  if (years < 1) return `${start}: it pays back within a year.`;
  return years > LIFE
    ? `${start} to run.`
    : `${start}: about ${counted(Math.round(years), 'year')} to pay back.`;
}
