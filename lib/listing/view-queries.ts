import 'server-only';
import { SPACE_KEYS } from '@/lib/fit/space-query';
import { type Drop, dropsOf } from './advice';
import { type BestOrder, kindsIn, type Weighed } from './best';
import { gapOfList } from './gap';
import { chipsOf } from './chips';
import type { Dictionary } from './dictionary';
import { facetViews } from './facet-view';
import { toFilter } from './facets';
import { noteListKeys } from './key-queries';
import { getPage, pageOf } from './page-queries';
import { dictionaryOf } from './place-dictionary';
import { getListing, getListingOutline } from './queries';
import { getListingOnRequest, getOutlineOnRequest } from './request-queries';
import { dropPick, type ListingQuery, PLAIN_QUERY } from './query';
import { isSortedHere, sortsFor } from './sorts';
import { knownQuery } from './url';
import type { Advice, ListingPlace, ListingView, TooNarrow } from './view';
import { quickFilters } from './quick-filters';
import { titleFact } from './title-fact';
import { tooNarrowFor } from './too-narrow';
import type { Listing, ListingFilter, ListingOutline, ListingPage } from '@/lib/catalogue/types';

const NO_WORDS: Dictionary = new Map();

/** What a list is narrowed by, without its goods. */
export type OutlineSource = (filter: ListingFilter, page: ListingPage) => Promise<ListingOutline>;

/**
 * Where a list comes from: the platform, or another search that answers in the same form. `outline` where the whole
 * list's is known otherwise than by asking for the list.
 */
export type ListingSource = {
  (filter: ListingFilter, page: ListingPage): Promise<Listing>;
  outline?: OutlineSource;
};

/** Of those that ask the platform, which can leave out the goods. */
const OUTLINES: ReadonlyMap<ListingSource, OutlineSource> = new Map([
  [getListing, getListingOutline],
  [getListingOnRequest, getOutlineOnRequest],
]);

/** What is asked of a list beside what its URL says, which only the words of the list can tell. */
export type Wished = (query: ListingQuery, dictionary: Dictionary) => ListingQuery;

/**
 * One page of a list as its URL asks for it. The facets' words come from the whole list, out-of-stock goods
 * included, so that a URL means the same whatever else is chosen.
 * @throws UnreachableError
 */
export async function getListingView(
  place: ListingPlace,
  requested: ListingQuery,
  source: ListingSource = getListing,
  { wished = null, best = null }: { wished?: Wished | null; best?: BestOrder | null } = {},
): Promise<ListingView> {
  const isSearch = place.base.search !== undefined;
  const whole = (source.outline ?? OUTLINES.get(source) ?? source)(
    { ...toFilter(PLAIN_QUERY, NO_WORDS, place.base), includeOutOfStock: true },
    pageOf(PLAIN_QUERY, isSearch),
  );
  const early =
    requested.picks.length === 0 && !isSortedHere(requested.sort) && !wished
      ? source(toFilter(requested, NO_WORDS, place.base), pageOf(requested, isSearch))
      : null;
  early?.catch(() => undefined);
  const dictionary = dictionaryOf(place, await whole);
  const keys = new Set(dictionary.keys());
  if (!isSearch) noteListKeys(place.path, keys);
  const { total, isUnfiltered } = await whole;
  const weighed = best?.weighs(kindsIn(dictionary) ?? []) ?? null;
  const query = knownQuery(wished ? wished(requested, dictionary) : requested, dictionary, {
    total,
    isSearch,
    isWeighed: weighed !== null,
    isUnfiltered,
  });
  const listing = await (early ??
    getPage(source, toFilter(query, dictionary, place.base), query, { isSearch, best, whole: total }));
  const isEmpty = listing.total === 0;
  return viewOf(place, query, {
    dictionary,
    keys,
    listing,
    weighed,
    whole: await whole,
    advice: isEmpty ? await adviceFor(place, query, dictionary, source) : [],
    cleared: isEmpty ? await countOf(place, dropPick(query, 'all'), dictionary, source) : 0,
    tooNarrow: await tooNarrowIn(place, query, dictionary, source),
  });
}

function viewOf(
  place: ListingPlace,
  query: ListingQuery,
  found: {
    dictionary: Dictionary;
    keys: ReadonlySet<string>;
    listing: Listing;
    weighed: Weighed | null;
    whole: ListingOutline;
    advice: Advice[];
    cleared: number;
    tooNarrow: TooNarrow | null;
  },
): ListingView {
  const { dictionary, listing, whole } = found;
  const facets = facetViews(listing.facets, dictionary, { picks: query.picks, total: listing.total });
  return {
    place,
    query,
    listing,
    whole: whole.total,
    pages: Math.max(1, Math.ceil(listing.total / query.show)),
    facets,
    keys: found.keys,
    chips: chipsOf(query, dictionary).filter(({ drop }) => !(listing.isUnfiltered && drop === 'stock')),
    quick: quickFilters(facets, dictionary),
    sorts: sortsFor(
      {
        total: whole.total,
        isSearch: place.base.search !== undefined,
        isWeighed: found.weighed !== null,
        chosen: query.sort,
      },
      dictionary,
    ),
    weighed: found.weighed,
    gap: gapOfList(dictionary),
    title: titleFact(listing, query, place.kinds),
    advice: found.advice,
    cleared: found.cleared,
    tooNarrow: found.tooNarrow,
  };
}

/** How many products a list would hold with another query. */
async function countOf(
  { base }: ListingPlace,
  query: ListingQuery,
  dictionary: Dictionary,
  source: ListingSource,
): Promise<number> {
  return (await source(toFilter(query, dictionary, base), pageOf(PLAIN_QUERY))).total;
}

async function adviceFor(
  place: ListingPlace,
  query: ListingQuery,
  dictionary: Dictionary,
  source: ListingSource,
): Promise<Advice[]> {
  const counted = await Promise.all(
    dropsOf(query, dictionary).map(async ({ drop, label, query: without }: Drop) => ({
      drop,
      label,
      count: await countOf(place, without, dictionary, source),
    })),
  );
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

async function tooNarrowIn(
  { base }: ListingPlace,
  query: ListingQuery,
  dictionary: Dictionary,
  source: ListingSource,
): Promise<TooNarrow | null> {
  const found = tooNarrowFor(query, dictionary);
  if (!found) return null;
  const picks = [{ key: SPACE_KEYS[0], values: [`..${found.least}`] }];
  const filter = toFilter({ ...PLAIN_QUERY, picks }, dictionary, base);
  const { products } = await source(filter, { ...pageOf(PLAIN_QUERY), size: 1 });
  return { ...found, narrowest: products[0] ?? null };
}
