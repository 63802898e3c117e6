import fc from 'fast-check';
import type { SearchRequest, SearchSort } from '../../../sandbox/search/types.ts';
import type { Sample, SampleProduct } from './catalogue.ts';

/** Milliseconds for a test of many random catalogues on a busy machine. */
export const PATIENCE = 60_000;

export const SORTS: SearchSort[] = [
  'A_TO_Z',
  'BEST_REVIEWED',
  'BEST_SELLING',
  'FEATURED',
  'HIGHEST_PRICE',
  'LOWEST_PRICE',
  'NEWEST',
  'RELEVANCE',
  'Z_TO_A',
];

const NAMES = ['Tarnside drum', 'tarnside Drum', 'Norrvik oven', 'Quiet kettle', 'Slim drum oven'];
const ATTRIBUTES = [
  { name: 'Colour', facet: true },
  { name: 'Capacity', facet: true },
  { name: 'Range', facet: false },
  { name: 'Discontinued', facet: false },
];
const VALUES: Record<string, string[]> = {
  Colour: ['White', 'Black', 'Oak'],
  Capacity: ['6 kg', '9.5 kg', '10 kg'],
  Range: ['AB', 'CD'],
  Discontinued: ['Yes'],
};

/** Mostly left out: a request that asks for everything at once finds nothing. */
function optional<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

const categories = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 7 })
  .chain((ids) =>
    fc
      .tuple(...ids.map((_, i) => fc.integer({ min: -1, max: i - 1 })))
      .map((parents) =>
        ids.map((id, i) => ({ id, parent: ids[parents[i]!] ?? null, name: `Category ${id}` })),
      ),
  );

/** What may change of a product without a new index. */
export const figures = fc.record({
  price: fc.integer({ min: 1000, max: 1010 }),
  salePrice: fc.option(fc.integer({ min: 990, max: 999 })),
  stock: fc.integer({ min: 0, max: 1 }),
  availability: fc.constantFrom('Available' as const, 'Preorder' as const, 'Unavailable' as const),
  variants: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 1 }),
  featured: fc.boolean(),
  freeShipping: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 4 }),
  rating: fc.tuple(fc.integer({ min: 0, max: 12 }), fc.double({ min: 1, max: 5, noNaN: true })),
  created: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_005 }),
});

export type Figures = Pick<
  SampleProduct,
  | 'price'
  | 'salePrice'
  | 'stock'
  | 'availability'
  | 'variants'
  | 'featured'
  | 'freeShipping'
  | 'popularity'
  | 'ratingSum'
  | 'ratingCount'
  | 'created'
>;

export function figuresOf({
  rating: [count, mean],
  ...rest
}: typeof figures extends fc.Arbitrary<infer T> ? T : never): Figures {
  return { ...rest, ratingCount: count, ratingSum: Math.round(count * mean) };
}

/** A small catalogue; products of a run are alike, so that its words of bits fill and its sets differ in kind. */
export const samples: fc.Arbitrary<Sample> = fc
  .tuple(categories, fc.uniqueArray(fc.integer({ min: 1, max: 9000 }), { maxLength: 5 }))
  .chain(([tree, brandIds]) => {
    const one = fc.record({
      figures,
      name: fc.constantFrom(...NAMES),
      kind: fc.constantFrom('hob', 'oven'),
      brand: fc.option(fc.nat({ max: Math.max(0, brandIds.length - 1) })),
      categories: fc.uniqueArray(fc.constantFrom(...tree.map(({ id }) => id)), { maxLength: 3 }),
      facts: fc.record({
        Colour: fc.constantFrom(...VALUES['Colour']!, undefined),
        Capacity: fc.constantFrom(...VALUES['Capacity']!, undefined),
        Range: fc.constantFrom(...VALUES['Range']!, undefined),
        Discontinued: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant('Yes')),
      }),
      times: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 70 })),
      gap: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 100_000 })),
    });
    return fc.array(one, { maxLength: 30, size: 'max' }).map((runs) => {
      const products: SampleProduct[] = [];
      let id = 0;
      for (const { times, gap, figures: drawn, brand, facts, ...rest } of runs) {
        for (let i = 0; i < times; i++) {
          id += gap;
          products.push({
            ...rest,
            ...figuresOf(drawn),
            id,
            sku: `AB-${id}`,
            brand: brand === null ? null : (brandIds[brand] ?? null),
            facts: stated(facts),
          });
        }
      }
      return {
        brands: brandIds.map((brandId) => ({ id: brandId, name: `Brand ${brandId}` })),
        categories: tree,
        attributes: ATTRIBUTES,
        products,
      };
    });
  });

function stated(facts: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return Object.fromEntries(pairs);
}

/** A request that fits a catalogue, and sometimes not. */
export function requestsFor({ categories: tree, brands }: Sample): fc.Arbitrary<SearchRequest> {
  const category = fc.constantFrom(...tree.map(({ id }) => id), 9999);
  const brand = fc.constantFrom(...brands.map(({ id }) => id), 9999);
  const choice = fc.constantFrom(...ATTRIBUTES.map(({ name }) => name), 'Nothing').chain((attribute) =>
    fc.record({
      attribute: fc.constant(attribute),
      values: fc.uniqueArray(fc.constantFrom(...(VALUES[attribute] ?? []), 'Nothing'), { maxLength: 2 }),
    }),
  );
  return fc.record({
    searchTerm: optional(fc.constantFrom('tarnside', 'drum', 'kett', 'brand', 'white', 'zebra', '')),
    categoryId: optional(category),
    categoryIds: optional(fc.uniqueArray(category, { maxLength: 2 })),
    categoryMatch: optional(fc.constantFrom('OR' as const, 'AND' as const)),
    searchSubCategories: optional(fc.boolean()),
    topLevelOnly: optional(fc.boolean()),
    brandIds: optional(fc.uniqueArray(brand, { maxLength: 2 })),
    attributes: optional(fc.array(choice, { maxLength: 3 })),
    minPrice: optional(fc.integer({ min: 985, max: 1010 })),
    maxPrice: optional(fc.integer({ min: 990, max: 1015 })),
    minRating: optional(fc.constantFrom(1, 2, 3.5, 4, 5)),
    maxRating: optional(fc.constantFrom(0, 2.5, 4, 5)),
    isFreeShipping: optional(fc.boolean()),
    isFeatured: optional(fc.boolean()),
    hideOutOfStock: optional(fc.boolean()),
    sort: optional(fc.constantFrom(...SORTS)),
    offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
    limit: fc.integer({ min: 0, max: 40 }),
    facets: fc.constant(true),
  });
}

export const cases: fc.Arbitrary<{ sample: Sample; requests: SearchRequest[] }> = samples.chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    requests: fc.array(requestsFor(sample), { minLength: 1, maxLength: 6 }),
  }),
);
