import 'server-only';
import { cache } from 'react';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { getProductBySku } from '@/lib/catalogue/queries';
import { parseListingQuery } from '@/lib/listing/query';
import { canonicalHref } from '@/lib/listing/url';
import { getListingView } from '@/lib/listing/view-queries';
import { isUnreachable } from '@/lib/platform/result';
import { searchSource } from './listing-queries';
import { type Meaning, understand } from './meaning';
import { type Engine, sameNumber, searchPlace, wordsOf } from './rules';
import type { SearchView } from './types';

/** What becomes of a question: its results, or another address where the answer stands. */
type SearchOutcome =
  | { kind: 'found'; found: SearchView }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'nothing asked' };

type Params = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Finds what a results page shows. An exact model number or SKU leads straight to the product (experience SRCH-4).
 * @throws UnreachableError when neither search can be reached
 */
export async function getSearchPage(engine: Engine, params: Params): Promise<SearchOutcome> {
  const words = wordsOf(params);
  if (words === '') return { kind: 'nothing asked' };
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    [value ?? []].flat().map((one) => [key, one] as const),
  );
  const place = searchPlace(words, engine);
  const { source, origin } = searchSource(engine);
  const [view, meaning, product] = await Promise.all([
    getListingView(place, parseListingQuery(pairs), source),
    meaningOf(words),
    productNumbered(words),
  ]);
  const canonical = canonicalHref(place.path.split('?')[0] ?? '', pairs, view.keys);
  if (canonical) return { kind: 'elsewhere', to: canonical };
  const exact = product ?? view.listing.products.find(({ facts }) => sameNumber(facts.model ?? '', words));
  if (exact && view.chips.every(({ drop }) => drop === 'stock')) return { kind: 'elsewhere', to: exact.path };
  return { kind: 'found', found: { words, view, meaning, origin: origin() } };
}

/** For pages that can do without: null when the platform is away. */
async function orNone<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (thrown) {
    if (isUnreachable(thrown)) return null;
    throw thrown;
  }
}

const meaningOf = cache(async (words: string): Promise<Meaning | null> => {
  const places = await orNone(Promise.all([getCategoryTree(), getBrands()]));
  return places && understand(words, ...places);
});

/** The product of which the words are the SKU. */
async function productNumbered(words: string) {
  return /\d/.test(words) && words.length <= 64 ? orNone(getProductBySku(words)) : null;
}
