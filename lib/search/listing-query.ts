import type { ListingFilter, ListingPage } from '@/lib/catalogue/types';
import { OPTIONAL_WORDS } from './data/settings';
import { GOODS_FIRST } from './goods-first';
import { INDEX, productIndex } from './indices';

/** How the records name an attribute of the platform. */
export const ATTRIBUTE = 'card.attributes.';

/** What one filter of a list asks of the search service, by the facet that it belongs to. */
type Narrowing = { facet: string; facetFilters?: string[]; numericFilters?: string[] };

function narrowings(filter: ListingFilter): Narrowing[] {
  const { brands, categories, attributes, minRating, minPrice, maxPrice } = filter;
  const chosen = Object.entries(attributes).filter(([, values]) => values.length > 0);
  return [
    ...(brands.length > 0 ? [{ facet: 'brands', numericFilters: brands.map((id) => `brandId=${id}`) }] : []),
    ...(categories.length > 0
      ? [{ facet: 'departments', numericFilters: categories.map((id) => `categoryIds=${id}`) }]
      : []),
    ...chosen.map(([name, values]) => ({
      facet: `${ATTRIBUTE}${name}`,
      facetFilters: values.map((value) => `${ATTRIBUTE}${name}:${value.replace(/^-/, '\\-')}`),
    })),
    ...(minRating === null ? [] : [{ facet: 'stars', numericFilters: [`rating>=${minRating}`] }]),
    ...(minPrice === null ? [] : [{ facet: 'price', numericFilters: [`price>=${minPrice}`] }]),
    ...(maxPrice === null ? [] : [{ facet: 'price', numericFilters: [`price<=${maxPrice}`] }]),
    ...(filter.freeDelivery ? [{ facet: 'freeDelivery', facetFilters: ['freeDelivery:true'] }] : []),
    ...(filter.featured ? [{ facet: 'featured', facetFilters: ['featured:true'] }] : []),
    ...(filter.includeOutOfStock ? [] : [{ facet: 'inStock', facetFilters: ['inStock:true'] }]),
  ];
}

/** The filters that somebody chose, as the search service counts them: `attribute:value`. No ranges, and no stock. */
export const countedFilters = (filter: ListingFilter): string[] =>
  narrowings(filter)
    .filter(({ facet }) => facet !== 'inStock')
    .flatMap(({ facetFilters = [], numericFilters = [] }) => [
      ...facetFilters.map((one) => one.replace(':\\-', ':-')),
      ...numericFilters.flatMap((one) => (/^\w+=\d+$/.test(one) ? one.replace('=', ':') : [])),
    ]);

/** Everything but one facet's own choice. */
function without(all: readonly Narrowing[], facet: string | null) {
  const remaining = all.filter((one) => one.facet !== facet);
  return {
    facetFilters: remaining.flatMap((one) => (one.facetFilters ? [one.facetFilters] : [])),
    numericFilters: remaining.flatMap((one) => (one.numericFilters ? [one.numericFilters] : [])),
  };
}

/** One call for a page of a list: the page, each chosen facet without its own choice, both ends of the price, all. */
export function listingRequests(filter: ListingFilter, page: ListingPage) {
  const all = narrowings(filter);
  // Lists are kept and shown to many: a search is counted where a shopper sees it (`insights-client.ts`).
  const shared = {
    query: filter.search,
    optionalWords: OPTIONAL_WORDS,
    ...(filter.search !== '' && { optionalFilters: GOODS_FIRST }),
    attributesToHighlight: [],
    analytics: false,
  };
  const none = { ...shared, indexName: INDEX.products, hitsPerPage: 0 };
  const end = { ...shared, ...without(all, 'price'), hitsPerPage: 1, attributesToRetrieve: ['price'] };
  const counted = [...new Set(all.map(({ facet }) => facet))].filter((facet) => facet !== 'price');
  return {
    counted,
    requests: [
      {
        ...shared,
        ...without(all, null),
        indexName: productIndex(page.sort),
        hitsPerPage: page.size,
        page: page.number - 1,
        facets: ['*'],
        attributesToRetrieve: ['stamp'],
      },
      { ...end, indexName: productIndex('LOWEST_PRICE') },
      { ...end, indexName: productIndex('HIGHEST_PRICE') },
      { ...none, ...without(all, 'inStock') },
      ...counted.map((facet) => ({ ...none, ...without(all, facet), facets: [facet] })),
    ],
  };
}
