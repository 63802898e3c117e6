import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Classified, Price } from './types';

const LITRE = 1000;
const POUND = 100;

/**
 * What a litre of goods sold by volume costs, beside their price: `£9.32 a litre`; null for all other goods. To the
 * penny, below a pound to a tenth of one (Price Marking Order 2004, article 5).
 */
export function unitPriceWords({ facts }: Pick<Classified, 'facts'>, { now }: Price): string | null {
  const { contentsMl, piecesInPack = 1 } = facts;
  const millilitres = (contentsMl ?? 0) * piecesInPack;
  if (millilitres <= 0) return null;
  const pence: Pence = (now * LITRE) / millilitres;
  return `${pence < POUND ? `${pence.toFixed(1)}p` : formatPrice(Math.round(pence))} a litre`;
}
