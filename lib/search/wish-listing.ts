import type { Listing, ListingFilter, ListingPage, ProductCard } from '@/lib/catalogue/types';
import type { ListingQuery } from '@/lib/listing/query';
import { PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingPlace } from '@/lib/listing/view';
import type { ListingSource } from '@/lib/listing/view-queries';
import { type Engine, resultsHref } from './rules';
import type { FactWish, Wish } from './understand/types';
import { isOrderedHere, wishOrder } from './wish-order';

/** So many of a list are put in order here: what the platform gives in two calls. */
const MOST_ORDERED = 96;

/** What a wish finds, as a list; `text` is what is looked for in words beside it. */
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

/** A list's query with the price and the order that were wished, where its address has none of its own. */
export function pricedQuery(query: ListingQuery, { minPrice, maxPrice, sort }: Wish): ListingQuery {
  const isPriced = query.minPrice !== null || query.maxPrice !== null;
  return {
    ...query,
    ...(isPriced ? {} : { minPrice, maxPrice }),
    sort: query.sort === PLAIN_QUERY.sort && sort ? sort : query.sort,
  };
}

/**
 * A source whose lists are in the order of what sells where no text decides.
 * @param unmet what the list cannot be narrowed by: what has it comes first
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

/** In the order of what sells where no text decides. */
export const sortedPage = ({ search }: ListingFilter, page: ListingPage): ListingPage =>
  page.sort === 'RELEVANCE' && search === '' ? { ...page, sort: 'BEST_SELLING' } : page;

/** A page of a list that is put in order here, as far as lists are. */
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
