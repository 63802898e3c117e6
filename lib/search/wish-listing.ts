import type { Listing, ListingFilter, ListingPage, ProductCard } from '@/lib/catalogue/types';
import type { ListingQuery } from '@/lib/listing/query';
import { PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingPlace } from '@/lib/listing/view';
import type { ListingSource } from '@/lib/listing/view-queries';
import { type Engine, resultsHref } from './rules';
import type { FactWish, Wish } from './understand/types';
import { isOrderedHere, wishOrder } from './wish-order';

/** Maximum number of products that are sorted here: two calls to the platform. */
const MOST_ORDERED = 96;

/** Returns the listing of a wish. `text`: words to search for beside its kinds and makers. */
export function wishPlace(wish: Wish, engine: Engine, text: string): ListingPlace {
  const isOfMaker = wish.kinds.length === 0 && wish.makers.length > 0;
  return {
    path: resultsHref(wish.kept, engine),
    base: {
      search: text,
      ...(wish.kinds.length > 0 && { types: wish.kinds }),
      ...(isOfMaker && { brands: wish.makers.map(({ id }) => id) }),
    },
    asked: wish.kept,
    noun: 'products',
    kinds: true,
  };
}

/** Returns the query of a listing with the price and sort order of a wish, unless the address has its own. */
export function pricedQuery(query: ListingQuery, { minPrice, maxPrice, sort }: Wish): ListingQuery {
  const isPriced = query.minPrice !== null || query.maxPrice !== null;
  return {
    ...query,
    ...(isPriced ? {} : { minPrice, maxPrice }),
    sort: query.sort === PLAIN_QUERY.sort && sort ? sort : query.sort,
  };
}

/**
 * Returns a source of listings. Without words to search for, best sellers come first. Wishes that the search cannot
 * express are sorted here.
 * @param unmet facts that the listing cannot filter by: products that have them come first
 */
export const wishSource =
  (source: ListingSource, wish: Wish, unmet: readonly FactWish[]): ListingSource =>
  async (filter: ListingFilter, asked: ListingPage): Promise<Listing> => {
    const page = sortedPage(filter, asked);
    const isOrdered = asked.sort === 'RELEVANCE' && !filter.includeOutOfStock && isOrderedHere(wish, unmet);
    return isOrdered
      ? orderedPage(source, filter, page, (cards) => wishOrder(cards, wish, unmet))
      : source(filter, page);
  };

/** Sorts by best sellers if there are no words to search for. */
export const sortedPage = ({ search }: ListingFilter, page: ListingPage): ListingPage =>
  page.sort === 'RELEVANCE' && search === '' ? { ...page, sort: 'BEST_SELLING' } : page;

/** A page of a listing that is sorted here, up to `MOST_ORDERED` products. */
async function orderedPage(
  source: ListingSource,
  filter: ListingFilter,
  page: ListingPage,
  ordered: (cards: readonly ProductCard[]) => ProductCard[],
): Promise<Listing> {
  const all = await source(filter, { ...page, size: MOST_ORDERED, number: 1 });
  if (all.total > MOST_ORDERED && page.number * page.size > MOST_ORDERED) return source(filter, page);
  const start = (page.number - 1) * page.size;
  return { ...all, products: ordered(all.products).slice(start, start + page.size) };
}
