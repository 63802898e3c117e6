import type { Facet, FacetValue, ListingFilter, ListingOutline } from '@/lib/catalogue/types';
import { ATTRIBUTE } from './listing-query';
import { parseFacetValue } from './records';

export type ServiceResult = {
  hits: readonly { price?: number | null | undefined }[];
  nbHits: number;
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
};

type Counts = Readonly<Record<string, number>>;

const natural = new Intl.Collator('en-GB', { numeric: true });

/** Maps the answers to `listingRequests` to the outline of a listing; null if one is missing. */
export function mapServiceOutline(
  filter: ListingFilter,
  counted: readonly string[],
  [page, cheapest, dearest, everything, ...perFacet]: readonly ServiceResult[],
): ListingOutline | null {
  if (!page || !cheapest || !dearest || !everything || perFacet.length < counted.length) return null;
  const facets = new Map(Object.entries(page.facets ?? {}));
  counted.forEach((facet, at) => facets.set(facet, perFacet[at]?.facets?.[facet] ?? {}));
  return {
    total: page.nbHits,
    facets: [...facets]
      .flatMap(([name, counts]) => mapFacet(name, counts, filter) ?? [])
      .concat(others(facets, filter)),
    outOfStock: Math.max(0, everything.nbHits - page.nbHits),
    cheapest: cheapest.hits[0]?.price ?? 0,
    dearest: dearest.hits[0]?.price ?? 0,
  };
}

function mapFacet(name: string, counts: Counts, filter: ListingFilter): Facet | null {
  if (name === 'brands')
    return { kind: 'brand', key: 'brand', label: 'Brand', values: byId(counts, filter.brands) };
  if (name === 'departments')
    return { kind: 'category', key: 'category', label: 'Category', values: byId(counts, filter.categories) };
  if (name === 'stars')
    return {
      kind: 'rating',
      key: 'rating',
      label: 'Rating',
      values: byValue(counts, [String(filter.minRating)]),
    };
  if (!name.startsWith(ATTRIBUTE)) return null;
  const key = name.slice(ATTRIBUTE.length);
  return { kind: 'attribute', key, label: key, values: byValue(counts, filter.attributes[key] ?? []) };
}

/** Values with the most products come first. */
function byId(counts: Counts, chosen: readonly number[]): FacetValue[] {
  return Object.entries(counts)
    .map(([text, count]) => {
      const { id, name } = parseFacetValue(text);
      return { value: id, label: name, count, selected: chosen.includes(Number(id)) };
    })
    .toSorted((a, b) => b.count - a.count);
}

/** Values in natural order: "6 kg" before "10 kg". */
function byValue(counts: Counts, chosen: readonly string[]): FacetValue[] {
  return Object.entries(counts)
    .map(([value, count]) => ({ value, label: value, count, selected: chosen.includes(value) }))
    .toSorted((a, b) => natural.compare(a.value, b.value));
}

function others(facets: ReadonlyMap<string, Counts>, filter: ListingFilter): Facet {
  const flag = (value: string, name: string, selected: boolean): FacetValue => ({
    value,
    label: value,
    count: facets.get(name)?.['true'] ?? 0,
    selected,
  });
  return {
    kind: 'other',
    key: 'other',
    label: 'Other',
    values: [
      flag('freeDelivery', 'freeDelivery', filter.freeDelivery),
      flag('featured', 'featured', filter.featured),
      flag('inStock', 'inStock', !filter.includeOutOfStock),
    ],
  };
}
