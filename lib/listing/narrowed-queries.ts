import 'server-only';
import type { ProductCard } from '@/lib/catalogue/types';
import { chipsOf } from './chips';
import { toFilter } from './facets';
import { dictionaryOf } from './place-dictionary';
import { PLAIN_QUERY, parseListingQuery } from './query';
import { getListingOnRequest, getOutlineOnRequest } from './request-queries';
import { MOST_SORTED_HERE, sortKey } from './sorts';

/**
 * Returns the most popular products of a filtered category, and the names of the filters.
 * @param narrowing query of the listing's address
 * @throws UnreachableError
 */
export async function getNarrowed(
  within: number,
  narrowing: string,
): Promise<{ products: readonly ProductCard[]; words: string[] }> {
  const place = { kinds: false, base: { within } };
  const sort = sortKey('popular', false);
  const everything = { ...toFilter(PLAIN_QUERY, new Map(), place.base), includeOutOfStock: true };
  const dictionary = dictionaryOf(
    place,
    await getOutlineOnRequest(everything, { sort, size: PLAIN_QUERY.show, number: 1 }),
  );
  const query = parseListingQuery(new URLSearchParams(narrowing));
  const { products } = await getListingOnRequest(toFilter(query, dictionary, place.base), {
    sort,
    size: MOST_SORTED_HERE,
    number: 1,
  });
  const words = chipsOf(query, dictionary).flatMap(({ drop, name }) => (drop === 'stock' ? [] : [name]));
  return { products, words };
}
