import type { Facets, SearchRequest, SearchSort } from '../../../sandbox/search/types.ts';
import type { Sample, SampleProduct } from './catalogue.ts';

/** The search as its contract says it, product by product, without any index. */

type Test = (product: SampleProduct) => boolean;

export const charged = (p: SampleProduct): number => p.salePrice ?? p.price;
const rating = (p: SampleProduct): number => (p.ratingCount > 0 ? p.ratingSum / p.ratingCount : 0);
const inStock = (p: SampleProduct): boolean =>
  p.stock > 0 || p.availability === 'Preorder' || p.variants.some((stock) => stock > 0);
const trusted = (p: SampleProduct): number =>
  p.ratingCount === 0 ? 0 : Math.round(((35 + p.ratingSum) / (10 + p.ratingCount)) * 1e6);

const KEYS: Record<SearchSort, (p: SampleProduct) => (number | string)[]> = {
  A_TO_Z: (p) => [p.name.toLowerCase()],
  Z_TO_A: (p) => [p.name.toLowerCase()],
  LOWEST_PRICE: (p) => [charged(p)],
  HIGHEST_PRICE: (p) => [-charged(p)],
  NEWEST: (p) => [-p.created],
  BEST_SELLING: (p) => [-p.popularity],
  FEATURED: (p) => [-Number(p.featured), -p.popularity],
  RELEVANCE: (p) => [-Number(p.featured), -p.popularity],
  BEST_REVIEWED: (p) => [-trusted(p)],
};

export function sorted(products: SampleProduct[], sort: SearchSort): SampleProduct[] {
  const direction = sort === 'Z_TO_A' ? -1 : 1;
  return products.toSorted((a, b) => {
    const [x, y] = [KEYS[sort](a), KEYS[sort](b)];
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i]! < y[i]! ? -direction : direction;
    return a.id - b.id;
  });
}

function within(sample: Sample, request: SearchRequest, id: number): Test {
  const ids = new Set([id]);
  if (request.searchSubCategories) {
    for (const { id: below, parent } of sample.categories)
      if (parent !== null && ids.has(parent)) ids.add(below);
  }
  return (p) => p.categories.some((category) => ids.has(category));
}

function hasWord(sample: Sample, term: string): Test {
  return (p) => {
    const brand = sample.brands.find(({ id }) => id === p.brand)?.name ?? '';
    const text = [p.name, p.sku, brand, ...Object.entries(p.facts).flat()].join(' ').toLowerCase();
    return text.split(/[^a-z0-9]+/).some((word) => word.startsWith(term));
  };
}

/** The tests of a request by the facet they belong to; those of `page` belong to none. */
function tests(sample: Sample, request: SearchRequest): Map<string, Test> {
  const all = new Map<string, Test>();
  const {
    searchTerm,
    categoryId,
    categoryIds = [],
    brandIds = [],
    minPrice,
    maxPrice,
    minRating,
    maxRating,
  } = request;
  const facet = new Set(sample.attributes.filter((a) => a.facet).map((a) => a.name));
  const page: Test[] = [(p) => p.facts['Discontinued'] !== 'Yes'];
  if (searchTerm) page.push(hasWord(sample, searchTerm));
  if (categoryId !== undefined) page.push(within(sample, request, categoryId));
  page.push((p) => charged(p) >= (minPrice ?? 0) && charged(p) <= (maxPrice ?? Infinity));
  if (categoryIds.length > 0) {
    const each = categoryIds.map((id) => within(sample, request, id));
    const how = request.categoryMatch === 'AND' ? 'every' : 'some';
    all.set('category', (p) => each[how]((test) => test(p)));
  }
  if (brandIds.length > 0) all.set('brand', (p) => p.brand !== null && brandIds.includes(p.brand));
  for (const name of new Set(request.attributes?.map((choice) => choice.attribute))) {
    const values = request.attributes!.filter((a) => a.attribute === name).flatMap((a) => a.values);
    if (values.length === 0) continue;
    const test: Test = (p) => values.includes(p.facts[name] ?? '\0');
    if (facet.has(name)) all.set(`:${name}`, test);
    else page.push(test);
  }
  if (minRating !== undefined || maxRating !== undefined) {
    all.set('rating', (p) => rating(p) >= (minRating ?? 0) && rating(p) <= (maxRating ?? Infinity));
  }
  if (request.isFreeShipping !== undefined)
    all.set('freeShipping', (p) => p.freeShipping === request.isFreeShipping);
  if (request.isFeatured !== undefined) all.set('featured', (p) => p.featured === request.isFeatured);
  if (request.hideOutOfStock) all.set('inStock', inStock);
  all.set('page', (p) => page.every((test) => test(p)));
  return all;
}

export function listOf(sample: Sample, request: SearchRequest, without?: string): SampleProduct[] {
  const parts = [...tests(sample, request)].filter(([key]) => key !== without).map(([, test]) => test);
  return sample.products.filter((p) => parts.every((test) => test(p)));
}

/** Attribute values in no special order; everything else as the contract orders it. */
export function facetsOf(sample: Sample, request: SearchRequest): Facets {
  const count = (facet: string, test: Test): number => listOf(sample, request, facet).filter(test).length;
  const worth = (item: { count: number; selected: boolean }): boolean => item.count > 0 || item.selected;
  const category = ({ id, name }: { id: number; name: string }) => ({
    id,
    name,
    count: count('category', within(sample, request, id)),
    selected: request.categoryIds?.includes(id) ?? false,
  });
  const page = request.topLevelOnly ? undefined : request.categoryId;
  const known = sample.categories.some(({ id }) => id === page);
  const below = (parent: number | null) => sample.categories.filter((c) => c.parent === parent);
  const level = below(known ? page! : null);
  const subOf = (id: number) => (request.topLevelOnly ? [] : below(id));
  const shown = new Set(level.flatMap((c) => [c.id, ...subOf(c.id).map((sub) => sub.id)]));
  const rest = [...new Set(request.categoryIds)].flatMap((id) =>
    sample.categories.filter((c) => c.id === id && !shown.has(id)),
  );
  return {
    brands: sample.brands
      .map(({ id, name }) => ({
        id,
        name,
        count: count('brand', (p) => p.brand === id),
        selected: request.brandIds?.includes(id) ?? false,
      }))
      .filter(worth)
      .toSorted((a, b) => b.count - a.count || a.id - b.id),
    categories: [
      ...level.map((c) => ({ ...category(c), subCategories: subOf(c.id).map(category).filter(worth) })),
      ...rest.map((c) => ({ ...category(c), subCategories: [] })),
    ].filter((item) => worth(item) || item.subCategories.length > 0),
    attributes: sample.attributes
      .filter(({ facet }) => facet)
      .map(({ name }) => ({
        name,
        values: [...new Set(sample.products.flatMap((p) => p.facts[name] ?? []))]
          .map((value) => ({
            name: value,
            count: count(`:${name}`, (p) => p.facts[name] === value),
            selected:
              request.attributes?.some((a) => a.attribute === name && a.values.includes(value)) ?? false,
          }))
          .filter(worth),
      }))
      .filter(({ values }) => values.length > 0),
    ratings: ([5, 4, 3, 2, 1] as const)
      .map((step) => ({
        rating: step,
        count: count('rating', (p) => rating(p) >= step),
        selected: request.minRating === step,
      }))
      .filter(worth),
    freeShipping: {
      count: count('freeShipping', (p) => p.freeShipping),
      selected: request.isFreeShipping === true,
    },
    featured: { count: count('featured', (p) => p.featured), selected: request.isFeatured === true },
    inStock: { count: count('inStock', inStock), selected: request.hideOutOfStock === true },
  };
}
