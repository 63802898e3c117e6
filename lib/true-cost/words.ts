import { payBack } from '@/lib/catalogue/running-cost';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import type { Facts } from '@/lib/catalogue/facts/types';
import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { TrueCost } from './rules';

/** `Over 10 years: £429 to buy and about £282 for electricity.` */
export function costSentence({ price, delivery, fuel, energy, water }: TrueCost, years: number): string {
  const parts = [
    `${formatPrice(price)} to buy`,
    ...(delivery > 0 ? [`${formatPrice(delivery)} to bring`] : []),
    `about ${roundedCost(energy)} for ${fuel}`,
    ...(water ? [`about ${roundedCost(water)} for water`] : []),
  ];
  return `Over ${counted(years, 'year')}: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`;
}

/** A heat pump saves electricity and takes its time: both are told together. Null for all other appliances. */
export function timeSentence({ dryer, ecoMinutes: time }: Facts): string | null {
  if (dryer !== 'heat pump' || time === undefined) return null;
  const told = `${Math.floor(time / 60)} h ${time % 60} min`;
  return `A heat pump takes longer than a condenser or vented dryer: ${told} for a full load.`;
}

type Offer = { price: Pence; run: Pence };

/** Less than this a year is told as the same. */
const SAME_RUN: Pence = 100;

/** A longer pay-back is longer than most appliances last. */
const LIFE = 15;

/**
 * Whether a dearer appliance earns back what it costs more, honest even when it argues against it:
 * `It costs £150 more and saves about £13 a year: about 12 years to pay back.`
 */
export function payBackSentence(cheaper: Offer, dearer: Offer): string {
  const more = formatPrice(dearer.price - cheaper.price);
  const saves = cheaper.run - dearer.run;
  if (Math.abs(saves) < SAME_RUN) return `It costs ${more} more and about the same to run.`;
  if (saves < 0)
    return `It costs ${more} more, and about ${roundedCost(-saves)} a year more to run: it never pays back.`;
  const back = payBack(cheaper, dearer);
  const years = back.kind === 'years' ? back.years : 0;
  const start = `It costs ${more} more and saves about ${roundedCost(saves)} a year`;
  if (years < 1) return `${start}: it pays back within a year.`;
  return years > LIFE
    ? `${start}: too little to pay back while it lasts.`
    : `${start}: about ${counted(Math.round(years), 'year')} to pay back.`;
}
