import 'server-only';
import { isReduced } from '@/lib/catalogue/reduced';
import type {
  Facet,
  FacetValue,
  Listing,
  ListingFilter,
  ListingPage,
  ProductCard,
} from '@/lib/catalogue/types';
import { inFramework } from '@/lib/platform/observe/request-context';
import { getGoods } from './goods-queries';
import { MOST_AT_ONCE } from './variables';

type Source = (filter: ListingFilter, page: ListingPage) => Promise<Listing>;

/** Maximum number of products that are checked. Of a longer listing, these are the best sellers. */
const MOST_LOOKED_THROUGH = 20 * MOST_AT_ONCE;

/**
 * Returns the lawfully reduced products of a category, best sellers first.
 * @throws UnreachableError
 */
export const getReducedGoods = async (within: number): Promise<ProductCard[]> =>
  (await getGoods(within, 'BEST_SELLING', MOST_LOOKED_THROUGH)).filter(isReduced);

/**
 * Returns a source that can also return only reduced products. The platform cannot, so the listing of a category is
 * checked here, and its facets are counted again, each without its own filter.
 */
export const withReduced =
  (source: Source): Source =>
  async (filter, page) => {
    if (!filter.reduced) return source(filter, page);
    const of = (change: Partial<ListingFilter>) => wholeOf(source, { ...filter, ...change }, page.sort);
    const whole = await of({});
    const products = whole.products.filter(isReduced);
    const facets = await Promise.all(whole.facets.map((facet) => countedAnew(facet, filter, products, of)));
    const start = (page.number - 1) * page.size;
    return {
      ...whole,
      facets,
      total: products.length,
      outOfStock: 0,
      ...(await spanOf(filter, products, of)),
      products: products.slice(start, start + page.size),
    };
  };

/** The lowest and highest price of the reduced products, without the price filter; 0 if there are none. */
async function spanOf(
  { minPrice, maxPrice }: ListingFilter,
  reduced: readonly ProductCard[],
  of: (change: Partial<ListingFilter>) => Promise<Listing>,
): Promise<Pick<Listing, 'cheapest' | 'dearest'>> {
  const isPriced = minPrice !== null || maxPrice !== null;
  const among = isPriced
    ? (await of({ minPrice: null, maxPrice: null })).products.filter(isReduced)
    : reduced;
  const prices = among.flatMap(({ price }) => (price ? [price.now] : []));
  return prices.length === 0
    ? { cheapest: 0, dearest: 0 }
    : { cheapest: Math.min(...prices), dearest: Math.max(...prices) };
}

async function wholeOf(source: Source, filter: ListingFilter, sort: ListingPage['sort']): Promise<Listing> {
  const first = await source(filter, { sort, size: MOST_AT_ONCE, number: 1 });
  const size = Math.min(MOST_LOOKED_THROUGH, Math.ceil(first.total / MOST_AT_ONCE) * MOST_AT_ONCE);
  return size <= MOST_AT_ONCE ? first : source(filter, { sort, size, number: 1 });
}

async function countedAnew(
  facet: Facet,
  filter: ListingFilter,
  reduced: readonly ProductCard[],
  of: (change: Partial<ListingFilter>) => Promise<Listing>,
): Promise<Facet> {
  const without = withoutOwn(facet, filter);
  const among = without ? (await of(without)).products.filter(isReduced) : reduced;
  const counted = async (each: FacetValue): Promise<FacetValue> => {
    const holds = await holdsOf(facet, each.value, of);
    return { ...each, count: among.filter(holds).length };
  };
  const values = await Promise.all(facet.values.map(counted));
  return { ...facet, values };
}

/** The filter change that removes a facet's own filter; null if the facet is not filtered. */
function withoutOwn({ kind, key }: Facet, filter: ListingFilter): Partial<ListingFilter> | null {
  const { brands, categories, attributes, minRating } = filter;
  if (kind === 'brand') return brands.length > 0 ? { brands: [] } : null;
  if (kind === 'category') return categories.length > 0 ? { categories: [] } : null;
  if (kind === 'rating') return minRating === null ? null : { minRating: null };
  if (kind !== 'attribute' || !attributes[key]) return null;
  const { [key]: _own, ...others } = attributes;
  return { attributes: others };
}

/** Returns a function that tells whether a product has a value of a facet. */
async function holdsOf(
  { kind, key }: Facet,
  value: string,
  of: (change: Partial<ListingFilter>) => Promise<Listing>,
): Promise<(card: ProductCard) => boolean> {
  switch (kind) {
    case 'brand':
      return ({ brand }) => String(brand?.id) === value;
    case 'attribute':
      return ({ attributes }) => attributes[key] === value;
    case 'rating':
      return ({ rating }) => rating !== null && rating.average >= Number(value);
    case 'category':
      return isAmong(await inFramework(() => getReducedGoods(Number(value))));
    case 'other':
      return value === 'inStock' ? () => true : isAmong((await of({ [value]: true })).products);
  }
}

function isAmong(cards: readonly ProductCard[]): (card: ProductCard) => boolean {
  const ids = new Set(cards.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
