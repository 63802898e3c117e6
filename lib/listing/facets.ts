import type { ListingFilter } from '@/lib/catalogue/types';
import { type Band, bandToken, inBand, parseBand, spanHolds } from './bands';
import type { Dictionary, KnownFacet, KnownValue } from './dictionary';
import { type ListingQuery, PLAIN_QUERY, type Pick } from './query';

/** What a listing contains without filters: the products of a category or brand, or those that a query finds. */
export type ListingBase = {
  within?: number;
  brands?: number[];
  search?: string;
  /** Kinds of product, as the merchant calls them. */
  types?: readonly string[];
};

/** Used if only unknown values are chosen: nothing is found, and the listing never becomes wider. */
const NO_SUCH_VALUE = 'no such value';
const NO_SUCH_ID = 0;

/** Attribute with the kind of a product. */
export const TYPE = 'Type';

const NOT = '.not.';

/** Returns the URL token for everything except what another token stands for. */
export const notToken = (token: string): string => `${NOT}${token}`;

/** Returns the token whose values a token excludes; null for a token that includes values. */
export const leftOut = (token: string): string | null =>
  token.startsWith(NOT) ? token.slice(NOT.length) : null;

/** Returns the values that a URL token stands for: its own, all within a band, or all except those of another token. */
export function valuesOf(facet: KnownFacet, token: string): KnownValue[] {
  const out = leftOut(token);
  if (out !== null) {
    const refused = valuesOf(facet, out);
    return facet.values.filter((value) => !refused.includes(value));
  }
  const band = parseBand(token);
  return facet.values.filter((value) => (band ? isIn(value, band) : value.slug === token));
}

/** Values that the tokens of a choice stand for together: any of those included, and none of those excluded. */
function chosenOf(facet: KnownFacet, tokens: readonly string[]): ReadonlySet<KnownValue> {
  const wanted = tokens.filter((token) => leftOut(token) === null);
  const either = wanted.length > 0 ? wanted.flatMap((token) => valuesOf(facet, token)) : facet.values;
  const refused = tokens.flatMap((token) => {
    const out = leftOut(token);
    return out === null ? [] : valuesOf(facet, out);
  });
  return new Set(either.filter((value) => !refused.includes(value)));
}

function isIn({ number, to }: KnownValue, band: Band): boolean {
  if (number === null) return false;
  return to === undefined ? inBand(number, band) : spanHolds(number, to, band);
}

/**
 * Turns the query of a URL into the platform's filter. Keys that the listing does not know are ignored. Values come in
 * the listing's own order, so that the same choice always makes the same request.
 */
export function toFilter(query: ListingQuery, dictionary: Dictionary, base: ListingBase = {}): ListingFilter {
  const attributes: [string, string[]][] = [];
  let { brands = [] } = base;
  let categories: number[] = [];
  for (const { key, values: tokens } of query.picks) {
    const facet = dictionary.get(key);
    if (!facet) continue;
    const chosen = chosenOf(facet, tokens);
    const values = facet.values.filter((value) => chosen.has(value)).map(({ value }) => value);
    if (facet.kind === 'attribute')
      attributes.push([facet.name, values.length > 0 ? values : [NO_SUCH_VALUE]]);
    else if (facet.kind === 'brand') brands = values.length > 0 ? values.map(Number) : [NO_SUCH_ID];
    else categories = values.length > 0 ? values.map(Number) : [NO_SUCH_ID];
  }
  if (base.types && !attributes.some(([name]) => name === TYPE)) attributes.push([TYPE, [...base.types]]);
  return {
    search: base.search ?? '',
    ...(base.within !== undefined && { within: base.within }),
    categories,
    brands,
    attributes: Object.fromEntries(attributes),
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    minRating: query.rating,
    freeDelivery: query.freeDelivery,
    featured: query.featured,
    reduced: query.reduced,
    includeOutOfStock: query.includeOutOfStock,
  };
}

/** Returns the query for which `toFilter` returns the given filter, for links to a filtered listing. */
export function toQuery(filter: ListingFilter, dictionary: Dictionary): ListingQuery {
  const picks: Pick[] = [];
  for (const facet of dictionary.values()) {
    const values = chosenValues(filter, facet);
    if (values.length > 0) picks.push({ key: facet.key, values: tokensFor(facet, new Set(values)) });
  }
  return {
    ...PLAIN_QUERY,
    picks,
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    rating: filter.minRating,
    freeDelivery: filter.freeDelivery,
    featured: filter.featured,
    reduced: filter.reduced,
    includeOutOfStock: filter.includeOutOfStock,
  };
}

function chosenValues(filter: ListingFilter, facet: KnownFacet): string[] {
  if (facet.kind === 'brand') return filter.brands.map(String);
  if (facet.kind === 'category') return filter.categories.map(String);
  return Object.hasOwn(filter.attributes, facet.name) ? (filter.attributes[facet.name] ?? []) : [];
}

function tokensFor(facet: KnownFacet, chosen: ReadonlySet<string>): string[] {
  const left = new Set(facet.values.filter(({ value }) => chosen.has(value)));
  const tokens: string[] = [];
  for (const band of facet.bands ?? []) {
    const inside = valuesOf(facet, bandToken(band));
    if (inside.length === 0 || !inside.every((value) => left.has(value))) continue;
    for (const value of inside) left.delete(value);
    tokens.push(bandToken(band));
  }
  return [...tokens, ...[...left].map(({ slug }) => slug)];
}
