import { kindOf, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Listing } from '@/lib/catalogue/types';
import { nounFor } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { Dictionary } from './dictionary';

/** A true figure about a list for the line under its heading: `430 to 598` `mm wide`. */
export type TitleFact = { figure: string; words: string };

/** What people measure, with the words after the figure. */
const MEASURES: ReadonlyMap<string, string> = new Map([
  ['Depth', 'mm deep'],
  ['Width', 'mm wide'],
]);

/** The platform's depth is the body's; what stands in a gap has a door or knobs in front of that. */
const BODY_ONLY = ', body only';

const standsInGap = (dictionary: Dictionary): boolean =>
  [...dictionary.values()].some(
    ({ name, values }) => name === 'Type' && values.some(({ value }) => traitsOf(kindOf(value)).gap !== null),
  );

/** The span of the measure in which the goods differ most, else of the prices. */
export function titleFact(
  dictionary: Dictionary,
  listing: Pick<Listing, 'cheapest' | 'dearest' | 'total'>,
): TitleFact {
  const spans = [...dictionary.values()].flatMap(({ kind, name, values }) => {
    const words = kind === 'attribute' ? MEASURES.get(name) : undefined;
    const numbers = values.flatMap(({ number }) => number ?? []);
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    if (!words || !(least > 0 && most > least)) return [];
    const apart = name === 'Depth' && standsInGap(dictionary) ? BODY_ONLY : '';
    return [{ figure: `${least} to ${most}`, words: words + apart, share: most / least }];
  });
  const [widest] = spans.toSorted((a, b) => b.share - a.share);
  if (widest) return { figure: widest.figure, words: widest.words };
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
  words: nounFor(total, 'product'),
});
