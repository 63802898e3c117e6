import type { Bits } from './bitset.ts';
import type { SearchIndex } from './build.ts';
import { RATING_STEPS } from './columns.ts';
import { countShared } from './count.ts';
import type { Combined } from './combine.ts';
import type { Domain } from './domain.ts';
import type { FacetAttribute } from './attributes.ts';
import { countCategories } from './category-facet.ts';
import { attributeKey, chosenValues } from './filter.ts';
import type {
  AttributeFacet,
  EntityFacetItem,
  FacetItem,
  Facets,
  RatingFacetItem,
  SearchRequest,
} from './types.ts';

/** Maximum number of values listed per attribute: the platform's largest page. */
export const VALUE_LIMIT = 50;

/** Counts every facet of a request. */
export function countFacets(
  index: SearchIndex,
  request: SearchRequest,
  domain: Domain,
  combined: Combined,
): Facets {
  const { columns } = index;
  const chosen = chosenValues(request);
  const none: ReadonlySet<string> = new Set();
  const attributes: AttributeFacet[] = [];
  for (const attribute of index.attributes.facets.values()) {
    const mask = combined.without(attributeKey(attribute.name));
    const values = countValues(index, attribute, domain, mask, chosen.get(attribute.name) ?? none);
    if (values.length > 0) attributes.push({ name: attribute.name, values });
  }
  const share = (bits: Bits, key: 'freeShipping' | 'featured' | 'inStock'): number =>
    countShared(domain, combined.without(key), bits, 0, bits.length, 0);
  return {
    brands: countBrands(index, request, domain, combined.without('brand')),
    categories: countCategories(index, request, domain, combined.without('category')),
    attributes,
    ratings: countRatings(columns.rated, request, domain, combined.without('rating')),
    freeShipping: {
      count: share(columns.freeShipping, 'freeShipping'),
      selected: request.isFreeShipping === true,
    },
    featured: { count: share(columns.featured, 'featured'), selected: request.isFeatured === true },
    inStock: { count: share(columns.inStock, 'inStock'), selected: request.hideOutOfStock === true },
  };
}

function countBrands(
  index: SearchIndex,
  request: SearchRequest,
  domain: Domain,
  mask: Bits,
): EntityFacetItem[] {
  const { map, names, sets } = index.brands;
  const chosen = new Set(request.brandIds);
  const items: EntityFacetItem[] = [];
  names.forEach((name, rank) => {
    const id = map.ids[rank]!;
    const count = sets.countIn(mask, domain, rank);
    const selected = chosen.has(id);
    if (count > 0 || selected) items.push({ id, name, count, selected });
  });
  return items.toSorted((a, b) => b.count - a.count || a.id - b.id);
}

function countValues(
  index: SearchIndex,
  attribute: FacetAttribute,
  domain: Domain,
  mask: Bits,
  chosen: ReadonlySet<string>,
): FacetItem[] {
  const items: FacetItem[] = [];
  for (const { name, rank } of attribute.values) {
    const count = index.values.countIn(mask, domain, rank);
    const selected = chosen.has(name);
    if (count > 0 || selected) items.push({ name, count, selected });
  }
  if (items.length <= VALUE_LIMIT) return items;
  const most = new Set(items.toSorted((a, b) => b.count - a.count).slice(0, VALUE_LIMIT));
  return items.filter((item) => item.selected || most.has(item));
}

function countRatings(rated: Bits[], request: SearchRequest, domain: Domain, mask: Bits): RatingFacetItem[] {
  const items = RATING_STEPS.map((rating, i) => ({
    rating,
    count: countShared(domain, mask, rated[i]!, 0, rated[i]!.length, 0),
    selected: request.minRating === rating,
  }));
  return items.filter(({ count, selected }) => count > 0 || selected).toReversed();
}
