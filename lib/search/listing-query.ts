import type { ListingFilter, ListingPage } from '@/lib/catalogue/types';
import { OPTIONAL_WORDS } from './data/settings';
import { GOODS_FIRST } from './goods-first';
import { INDEX, productIndex } from './indices';

/** Prefix of the platform's attributes in records. */
export const ATTRIBUTE = 'card.attributes.';

/** One filter of a listing in the terms of the search service, with the facet that it belongs to. */
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

/**
 * Returns the filters that the shopper chose, as the search service counts them: `attribute:value`. Without ranges and
 * stock.
 */
export const countedFilters = (filter: ListingFilter): string[] =>
  narrowings(filter)
    .filter(({ facet }) => facet !== 'inStock')
    .flatMap(({ facetFilters = [], numericFilters = [] }) => [
      ...facetFilters.map((one) => one.replace(':\\-', ':-')),
      ...numericFilters.flatMap((one) => (/^\w+=\d+$/.test(one) ? one.replace('=', ':') : [])),
    ]);

/** All filters except those of one facet. */
function without(all: readonly Narrowing[], facet: string | null) {
  const remaining = all.filter((one) => one.facet !== facet);
  return {
    facetFilters: remaining.flatMap((one) => (one.facetFilters ? [one.facetFilters] : [])),
    numericFilters: remaining.flatMap((one) => (one.numericFilters ? [one.numericFilters] : [])),
  };
}

/**
 * Returns the requests of one call for a page of a listing: the page; its lowest price; its highest price; the number
 * of products including those sold out; and for each filtered facet its counts without its own filter.
 */
export function listingRequests(filter: ListingFilter, page: ListingPage) {
  const all = narrowings(filter);
  // Listings are cached and shown to many shoppers. A search is counted by the browser that shows it
  // (`insights-client.ts`).
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
