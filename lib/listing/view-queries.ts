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
import { withReduced } from './reduced-queries';
import { titleFact } from './title-fact';
import { tooNarrowFor } from './too-narrow';
import type { Listing, ListingFilter, ListingOutline, ListingPage } from '@/lib/catalogue/types';

const NO_WORDS: Dictionary = new Map();

/** Returns the outline of a listing, without its products. */
export type OutlineSource = (filter: ListingFilter, page: ListingPage) => Promise<ListingOutline>;

/**
 * Source of listings: the platform, or another search with the same answers. `outline`: separate source of the
 * unfiltered listing's outline, if there is one.
 */
export type ListingSource = {
  (filter: ListingFilter, page: ListingPage): Promise<Listing>;
  outline?: OutlineSource;
};

/** Sources of the platform that can leave out the products. */
const OUTLINES: ReadonlyMap<ListingSource, OutlineSource> = new Map([
  [getListing, getListingOutline],
  [getListingOnRequest, getOutlineOnRequest],
]);

/** Adds conditions to the query of a URL that can only be applied once the listing's dictionary is known. */
export type Wished = (query: ListingQuery, dictionary: Dictionary) => ListingQuery;

type Asked = { wished?: Wished | null; best?: BestOrder | null };

/** A page of a listing, before what is shown beside its products is computed. */
export type FoundListing = {
  place: ListingPlace;
  /** Query of the URL, without what this listing does not know. */
  query: ListingQuery;
  dictionary: Dictionary;
  listing: Listing;
  /** Outline of the unfiltered listing. */
  whole: ListingOutline;
  weighed: Weighed | null;
  source: ListingSource;
};

/**
 * Returns the page of a listing that a URL requests, with everything that is shown beside it.
 * @throws UnreachableError
 */
export const getListingView = async (
  place: ListingPlace,
  requested: ListingQuery,
  source?: ListingSource,
  asked?: Asked,
): Promise<ListingView> => viewOf(await findListing(place, requested, source, asked));

/**
 * Returns the page of a listing that a URL requests. The dictionary is that of the unfiltered listing, including
 * products out of stock, so that a URL means the same whatever else is filtered.
 * @throws UnreachableError
 */
export async function findListing(
  place: ListingPlace,
  { reduced, ...others }: ListingQuery,
  platform: ListingSource = getListing,
  { wished = null, best = null }: Asked = {},
): Promise<FoundListing> {
  const isSearch = place.base.search !== undefined;
  const requested = { ...others, reduced: reduced && place.base.within !== undefined };
  const source = withReduced(platform);
  const reading = (platform.outline ?? OUTLINES.get(platform) ?? platform)(
    { ...toFilter(PLAIN_QUERY, NO_WORDS, place.base), includeOutOfStock: true },
    pageOf(PLAIN_QUERY, isSearch),
  );
  const early =
    requested.picks.length === 0 && !isSortedHere(requested.sort) && !wished
      ? source(toFilter(requested, NO_WORDS, place.base), pageOf(requested, isSearch))
      : null;
  early?.catch(() => undefined);
  const whole = await reading;
  const dictionary = dictionaryOf(place, whole);
  if (!isSearch) noteListKeys(place.path, new Set(dictionary.keys()));
  const { total, isUnfiltered } = whole;
  const weighed = best?.weighs(kindsIn(dictionary) ?? []) ?? null;
  const query = knownQuery(wished ? wished(requested, dictionary) : requested, dictionary, {
    total,
    isSearch,
    isWeighed: weighed !== null,
    isUnfiltered,
  });
  const listing = await (early ??
    getPage(source, toFilter(query, dictionary, place.base), query, { isSearch, best, whole: total }));
  return { place, query, dictionary, listing, whole, weighed, source };
}

/**
 * Returns everything that a page of a listing shows.
 * @throws UnreachableError
 */
export async function viewOf(found: FoundListing): Promise<ListingView> {
  const { place, query, dictionary, listing, whole, weighed } = found;
  const isEmpty = listing.total === 0;
  const [advice, cleared, tooNarrow] = await Promise.all([
    isEmpty ? adviceFor(found) : [],
    isEmpty ? countOf(found, dropPick(query, 'all')) : 0,
    tooNarrowIn(found),
  ]);
  const facets = facetViews(listing.facets, dictionary, { picks: query.picks, total: listing.total });
  return {
    place,
    query,
    listing,
    whole: whole.total,
    pages: Math.max(1, Math.ceil(listing.total / query.show)),
    facets,
    keys: new Set(dictionary.keys()),
    chips: chipsOf(query, dictionary).filter(({ drop }) => !(listing.isUnfiltered && drop === 'stock')),
    quick: quickFilters(facets, dictionary),
    sorts: sortsFor(
      {
        total: whole.total,
        isSearch: place.base.search !== undefined,
        isWeighed: weighed !== null,
        chosen: query.sort,
      },
      dictionary,
    ),
    weighed,
    gap: gapOfList(dictionary),
    title: titleFact(listing, query, place.kinds),
    advice,
    cleared,
    tooNarrow,
  };
}

const ONE: ListingPage = { ...pageOf(PLAIN_QUERY), size: 1 };

/** Number of products in the listing with another query. */
async function countOf({ place, dictionary, source }: FoundListing, query: ListingQuery): Promise<number> {
  return (await source(toFilter(query, dictionary, place.base), ONE)).total;
}

async function adviceFor(found: FoundListing): Promise<Advice[]> {
  const counted = await Promise.all(
    dropsOf(found.query, found.dictionary).map(async ({ drop, label, query: without }: Drop) => ({
      drop,
      label,
      count: await countOf(found, without),
    })),
  );
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

async function tooNarrowIn({ place, query, dictionary, source }: FoundListing): Promise<TooNarrow | null> {
  const narrow = tooNarrowFor(query, dictionary);
  if (!narrow) return null;
  const picks = [{ key: SPACE_KEYS[0], values: [`..${narrow.least}`] }];
  const filter = toFilter({ ...PLAIN_QUERY, picks }, dictionary, place.base);
  const { products } = await source(filter, ONE);
  return { ...narrow, narrowest: products[0] ?? null };
}
