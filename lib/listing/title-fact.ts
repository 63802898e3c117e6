import type { Listing } from '@/lib/catalogue/types';
import { nounFor } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';

/** A true figure about a list for the line under its heading: `106` `in stock, from £249`. */
export type TitleFact = { figure: string; words: string };

/**
 * How many the list holds as it stands, and from which price on, as its cards have it.
 * @param all what is out of stock is in it too
 */
export function titleFact({ total, cheapest }: Pick<Listing, 'total' | 'cheapest'>, all: boolean): TitleFact {
  const { figure, words } = countFact(total);
  const what = all ? words : 'in stock';
  return { figure, words: total > 0 && cheapest > 0 ? `${what}, from ${formatPrice(cheapest)}` : what };
}

/** For lists of many kinds, of which the least price says little. */
export const countFact = (total: number): TitleFact => ({
  figure: total.toLocaleString('en-GB'),
  words: nounFor(total, 'product'),
});
