import 'server-only';
import { getNow } from '@/lib/dates/queries';
import { type GapKind, gapKind } from '@/lib/fit/gap-kind';
import { type Drop, dropsOf } from './advice';
import { chipsOf } from './chips';
import { type Dictionary, listingDictionary } from './dictionary';
import { facetViews } from './facet-view';
import { toFilter } from './facets';
import { getListing } from './listing-queries';
import { type ListingQuery, PLAIN_QUERY } from './listing-query';
import { isSortedHere, MOST_SORTED_HERE, sortKey, sortsFor } from './listing-sorts';
import { knownQuery } from './listing-url';
import type { Advice, ListingPlace, ListingView } from './listing-view';
import { sortedHere } from './own-sorts';
import { quickFilters } from './quick-filters';
import { countFact, titleFact } from './title-fact';
import type { Listing, ListingFilter, ListingPage } from './types';

const NO_WORDS: Dictionary = new Map();

/**
 * One page of a list as its URL asks for it. The facets' words come from the whole list, out-of-stock goods
 * included, so that a URL means the same whatever else is chosen.
 * @throws UnreachableError
 */
export async function getListingView(place: ListingPlace, asked: ListingQuery): Promise<ListingView> {
  const whole = getListing(
    { ...toFilter(PLAIN_QUERY, NO_WORDS, place.base), includeOutOfStock: true },
    pageOf(PLAIN_QUERY),
  );
  const early =
    asked.picks.length === 0 && !isSortedHere(asked.sort)
      ? getListing(toFilter(asked, NO_WORDS, place.base), pageOf(asked))
      : null;
  early?.catch(() => undefined);
  const dictionary = listingDictionary(
    (await whole).facets.filter(({ kind }) => kind !== 'category' || place.kinds),
  );
  const query = knownQuery(asked, dictionary, (await whole).total);
  const listing = await (early ?? getPage(toFilter(query, dictionary, place.base), query));
  return viewOf(place, query, {
    dictionary,
    listing,
    whole: await whole,
    advice: await adviceFor(place, query, dictionary, listing),
  });
}

/** One page of a list, in an order of the platform's or of the shop's own. */
async function getPage(filter: ListingFilter, query: ListingQuery): Promise<Listing> {
  if (!isSortedHere(query.sort)) return getListing(filter, pageOf(query));
  const all = await getListing(filter, { sort: sortKey(query.sort), size: MOST_SORTED_HERE, number: 1 });
  const start = (query.page - 1) * query.show;
  const products = sortedHere(all.products, query.sort, await getNow());
  return { ...all, products: products.slice(start, start + query.show) };
}

const pageOf = ({ sort, show, page }: ListingQuery): ListingPage => ({
  sort: sortKey(sort),
  size: show,
  number: page,
});

function viewOf(
  place: ListingPlace,
  query: ListingQuery,
  found: { dictionary: Dictionary; listing: Listing; whole: Listing; advice: Advice[] },
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
    chips: chipsOf(query, dictionary),
    quick: quickFilters(facets, dictionary),
    sorts: sortsFor(whole.total, dictionary).map(({ name, label }) => ({ name, label })),
    gap: gapOf(whole),
    title: place.kinds ? countFact(whole.total) : titleFact(dictionary, whole),
    advice: found.advice,
  };
}

/** The space that every type of a list is for. */
function gapOf({ facets }: Listing): GapKind | null {
  const types = facets.find(({ kind, key }) => kind === 'attribute' && key === 'Type')?.values ?? [];
  const gaps = new Set(types.map(({ value }) => gapKind(value)));
  const [gap = null] = gaps;
  return gaps.size === 1 ? gap : null;
}

async function adviceFor(
  { base }: ListingPlace,
  query: ListingQuery,
  dictionary: Dictionary,
  listing: Listing,
): Promise<Advice[]> {
  if (listing.total > 0) return [];
  const counted = await Promise.all(
    dropsOf(query, dictionary).map(async ({ drop, label, query: without }: Drop) => {
      const { total } = await getListing(toFilter(without, dictionary, base), pageOf(PLAIN_QUERY));
      return { drop, label, count: total };
    }),
  );
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
