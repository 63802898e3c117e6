import { formatPrice } from '@/lib/money/rules';
import type { Dictionary } from './dictionary';
import type { Listing } from './types';

/** A true figure about a list for the line under its heading: `430 to 598` `mm deep`. */
export type TitleFact = { figure: string; words: string };

/** What is measured first, with the words after the figure. */
const MEASURES: readonly (readonly [name: string, words: string])[] = [
  ['Depth', 'mm deep'],
  ['Width', 'mm wide'],
  ['Total capacity', 'litres'],
  ['Run time', 'minutes on one charge'],
];

/** The span of what people measure first, else of the prices. */
export function titleFact(
  dictionary: Dictionary,
  listing: Pick<Listing, 'cheapest' | 'dearest' | 'total'>,
): TitleFact {
  for (const [name, words] of MEASURES) {
    const facet = [...dictionary.values()].find((known) => known.kind === 'attribute' && known.name === name);
    const numbers = (facet?.values ?? []).flatMap(({ number }) => number ?? []);
    if (numbers.length >= 2) return { figure: `${Math.min(...numbers)} to ${Math.max(...numbers)}`, words };
  }
  if (listing.dearest > listing.cheapest)
    return {
      figure: `${formatPrice(listing.cheapest)} to ${formatPrice(listing.dearest)}`,
      words: 'VAT included',
    };
  return countFact(listing.total);
}

/** For lists of many kinds, whose measures cannot be told in one line. */
export const countFact = (total: number): TitleFact => ({
  figure: total.toLocaleString('en-GB'),
  words: total === 1 ? 'product' : 'products',
});
