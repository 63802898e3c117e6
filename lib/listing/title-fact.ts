import type { Listing } from '@/lib/catalogue/types';
import { nounFor } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { ListingQuery } from './query';

/** A true figure about a list for the line under its heading: `106` `in stock, from £249`. */
export type TitleFact = { figure: string; words: string };

/**
 * How many the list holds as it stands, and from which price on, as its cards have it; the least price is known of the
 * list before it is narrowed by one.
 */
export function titleFact(
  { total, cheapest }: Pick<Listing, 'total' | 'cheapest'>,
  { includeOutOfStock, minPrice }: Pick<ListingQuery, 'includeOutOfStock' | 'minPrice'>,
): TitleFact {
  const { figure, words } = countFact(total);
  const what = includeOutOfStock ? words : 'in stock';
  const isKnown = total > 0 && cheapest > 0 && minPrice === null;
  return { figure, words: isKnown ? `${what}, from ${formatPrice(cheapest)}` : what };
}

/** For lists of many kinds, of which the least price says little. */
export const countFact = (total: number): TitleFact => ({
  figure: total.toLocaleString('en-GB'),
  words: nounFor(total, 'product'),
});
