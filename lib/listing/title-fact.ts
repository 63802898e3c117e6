import type { Listing } from '@/lib/catalogue/types';
import { nounFor } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { ListingQuery } from './query';

/** A true figure about a list for the line under its heading: `106` `in stock, from £249`. */
export type TitleFact = { figure: string; words: string };

/**
 * How many the list holds as it stands, and from which price on, as its cards have it. The least price is known of the
 * list before it is narrowed by one, and says little of goods of many kinds.
 */
export function titleFact(
  { total, cheapest }: Pick<Listing, 'total' | 'cheapest'>,
  { includeOutOfStock, minPrice }: Pick<ListingQuery, 'includeOutOfStock' | 'minPrice'>,
  ofManyKinds = false,
): TitleFact {
  const what = includeOutOfStock ? nounFor(total, 'product') : 'in stock';
  const isKnown = total > 0 && cheapest > 0 && minPrice === null && !ofManyKinds;
  return {
    figure: total.toLocaleString('en-GB'),
    words: isKnown ? `${what}, from ${formatPrice(cheapest)}` : what,
  };
}
