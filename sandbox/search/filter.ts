import type { Bits } from './bitset.ts';
import { narrow } from './bitset.ts';
import type { SearchIndex } from './build.ts';
import { RATING_STEPS } from './columns.ts';
import type { Domain, Scope } from './domain.ts';
import { compact, gather, keepBetween } from './domain.ts';
import { upTo } from './lists.ts';
import type { SetFamily } from './set-family.ts';
import type { SearchRequest } from './types.ts';

/** Key of a facet in which a shopper can choose. Attributes are written as a colon and their name. */
export type FacetKey =
  | 'brand'
  | 'category'
  | 'rating'
  | 'freeShipping'
  | 'featured'
  | 'inStock'
  | `:${string}`;

export function attributeKey(name: string): FacetKey {
  return `:${name}`;
}

/** Returns the selected values of every attribute that has any. */
export function chosenValues(request: SearchRequest): Map<string, Set<string>> {
  const chosen = new Map<string, Set<string>>();
  for (const { attribute, values } of request.attributes ?? []) {
    if (values.length > 0) chosen.set(attribute, new Set([...(chosen.get(attribute) ?? []), ...values]));
  }
  return chosen;
}

/** Returns the sets that hold the products of each category, with or without those of its subcategories. */
export function categorySets({ categories }: SearchIndex, request: SearchRequest): SetFamily {
  return request.searchSubCategories ? categories.whole : categories.own;
}

/**
 * Returns the products that a request covers before facet choices: listed products in the category of the page that
 * match the search term, the price range, and any attributes that are not facets.
 */
export function scopeOf(index: SearchIndex, request: SearchRequest, found: Bits | null): Scope {
  const { domain, mask } = pageScope(index, request);
  narrow(mask, gather(domain, index.listed));
  if (found) narrow(mask, gather(domain, found));
  for (const [name, values] of chosenValues(request)) {
    if (!index.attributes.facets.has(name)) narrow(mask, attributeMask(index, domain, name, values));
  }
  const { minPrice, maxPrice } = request;
  if (minPrice !== undefined || maxPrice !== undefined) {
    keepBetween({ domain, mask }, index.columns.price, minPrice, maxPrice);
  }
  return compact({ domain, mask });
}

function pageScope(index: SearchIndex, request: SearchRequest): Scope {
  if (request.categoryId === undefined) {
    return { domain: upTo(index.words), mask: new Uint32Array(index.words).fill(0xffffffff) };
  }
  const sets = categorySets(index, request);
  const rank = index.categories.tree.map.rankOf(request.categoryId);
  const domain = rank < 0 ? new Uint32Array(0) : sets.domainOf(rank);
  return { domain, mask: union(sets, domain, [rank]) };
}

/** Returns the union of several sets. Rank -1 stands for an empty set. */
function union(sets: SetFamily, domain: Domain, ranks: Iterable<number>): Bits {
  const mask = new Uint32Array(domain.length);
  for (const rank of ranks) if (rank >= 0) sets.addTo(mask, domain, rank);
  return mask;
}

function attributeMask(index: SearchIndex, domain: Domain, name: string, values: Set<string>): Bits {
  const ranks = [...values].map((value) => index.attributes.find(name, value));
  return union(index.values, domain, ranks);
}

/** Returns a mask of the products that each facet's choice allows, for every facet with a choice. */
export function choicesOf(index: SearchIndex, request: SearchRequest, scope: Scope): Map<FacetKey, Bits> {
  const { domain } = scope;
  const masks = new Map<FacetKey, Bits>();
  const { categoryIds = [], brandIds = [] } = request;
  if (categoryIds.length > 0) masks.set('category', categoryMask(index, request, domain, categoryIds));
  if (brandIds.length > 0) {
    const ranks = brandIds.map((id) => index.brands.map.rankOf(id));
    masks.set('brand', union(index.brands.sets, domain, ranks));
  }
  for (const [name, values] of chosenValues(request)) {
    if (!index.attributes.facets.has(name)) continue;
    masks.set(attributeKey(name), attributeMask(index, domain, name, values));
  }
  const rating = ratingMask(index, request, scope);
  if (rating) masks.set('rating', rating);
  const { freeShipping, featured, inStock } = index.columns;
  const flag = (key: FacetKey, wanted: boolean | undefined, bits: Bits): void => {
    if (wanted === undefined) return;
    masks.set(key, wanted ? gather(domain, bits) : gather(domain, bits).map((word) => ~word));
  };
  flag('freeShipping', request.isFreeShipping, freeShipping);
  flag('featured', request.isFeatured, featured);
  flag('inStock', request.hideOutOfStock || undefined, inStock);
  return masks;
}

function categoryMask(
  index: SearchIndex,
  request: SearchRequest,
  domain: Domain,
  ids: readonly number[],
): Bits {
  const sets = categorySets(index, request);
  const ranks = ids.map((id) => index.categories.tree.map.rankOf(id));
  if (request.categoryMatch !== 'AND') return union(sets, domain, ranks);
  const mask = new Uint32Array(domain.length).fill(0xffffffff);
  for (const rank of ranks) narrow(mask, union(sets, domain, [rank]));
  return mask;
}

function ratingMask({ columns }: SearchIndex, request: SearchRequest, { domain, mask }: Scope): Bits | null {
  const { minRating, maxRating } = request;
  if (minRating === undefined && maxRating === undefined) return null;
  const step = RATING_STEPS.findIndex((rating) => rating === minRating);
  if (step >= 0 && maxRating === undefined) return gather(domain, columns.rated[step]!);
  const within = mask.slice();
  keepBetween({ domain, mask: within }, columns.rating, minRating, maxRating);
  return within;
}
