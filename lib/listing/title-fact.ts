import type { Listing } from '@/lib/catalogue/types';
import { nounFor } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { ListingQuery } from './query';

/** A figure about a listing, for the line under its heading: `106` `in stock, from £249`. */
export type TitleFact = { figure: string; words: string };

/**
 * Returns the number of products in a listing and their lowest price, as on the cards. The lowest price is only known
 * without a price filter, and says little if the products are of many kinds.
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
