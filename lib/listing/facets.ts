import type { ListingFilter } from '@/lib/catalogue/types';
import { type Band, bandToken, inBand, parseBand, spanHolds } from './bands';
import type { Dictionary, KnownFacet, KnownValue } from './dictionary';
import { type ListingQuery, PLAIN_QUERY, type Pick } from './query';

/** What a list holds before anything is chosen: the goods of a category or brand, or those that words find. */
export type ListingBase = {
  within?: number;
  brands?: number[];
  search?: string;
  /** Kinds of goods, as the merchant calls them. */
  types?: readonly string[];
};

/** Asked for when only words are chosen that the list does not know: nothing is found, and the list never widens. */
const NO_SUCH_VALUE = 'no such value';
const NO_SUCH_ID = 0;

/** The attribute that says of which kind goods are. */
export const TYPE = 'Type';

const NOT = '.not.';

/** The word of a URL for all but what another word stands for. */
export const notToken = (token: string): string => `${NOT}${token}`;

/** The word whose values a word leaves out; null for a word that names what is wanted. */
export const leftOut = (token: string): string | null =>
  token.startsWith(NOT) ? token.slice(NOT.length) : null;

/** The values that one word of a URL stands for: its own, all inside a band, or all but those of another word. */
export function valuesOf(facet: KnownFacet, token: string): KnownValue[] {
  const out = leftOut(token);
  if (out !== null) {
    const refused = valuesOf(facet, out);
    return facet.values.filter((value) => !refused.includes(value));
  }
  const band = parseBand(token);
  return facet.values.filter((value) => (band ? isIn(value, band) : value.slug === token));
}

/** The values that all words of a choice stand for: any of what is wanted, and none of what is left out. */
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
 * Turns what a URL says into what the platform is asked. Keys that the list does not know are ignored; values
 * come in the list's own order, so that the same choice is the same question however it was made.
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

/** The query whose `toFilter` is the filter given: for links that open a list already narrowed. */
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
