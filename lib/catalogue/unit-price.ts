import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Classified, Price } from './types';

/** Millilitres in a litre, grams in a kilogram. */
const THOUSAND = 1000;
const POUND = 100;

/**
 * Returns the price per litre or kilogram of a product sold by volume or weight, for display beside its price: `£9.32 a
 * litre`; null for all other products. To the penny, below a pound to a tenth of a penny (Price Marking Order 2004,
 * article 5).
 */
export function unitPriceWords({ facts }: Pick<Classified, 'facts'>, { now }: Price): string | null {
  const { contentsMl, contentsG, piecesInPack = 1 } = facts;
  const amount = (contentsMl ?? contentsG ?? 0) * piecesInPack;
  if (amount <= 0) return null;
  const pence: Pence = (now * THOUSAND) / amount;
  const unit = contentsMl ? 'litre' : 'kg';
  const tenths = Math.round(pence * 10) / 10;
  return `${tenths < POUND ? `${tenths.toFixed(1)}p` : formatPrice(Math.round(pence))} a ${unit}`;
}
