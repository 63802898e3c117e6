import type { CategoryNode, Facet, FacetValue, ListingFilter } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** The part of a product that is counted. */
export type CountedProduct = {
  brand: { id: number; name: string } | null;
  /** Ids of the categories that contain it directly. */
  categories: readonly number[];
  price: Pence;
};

/** Number of products that each yes-or-no filter would leave. */
export type CountedFlags = { freeDelivery: number; featured: number };

/**
 * Returns the facets of a listing for which the platform returns none: makers and categories, counted without the
 * facet's own filter, and flags for free delivery and featured products. The platform can filter by these on every
 * plan.
 * @param products of the unfiltered listing
 */
export function countedFacets(
  products: readonly CountedProduct[],
  filter: ListingFilter,
  { tree, flags }: { tree: readonly CategoryNode[]; flags: CountedFlags },
): Facet[] {
  const below = idsBelow(tree);
  const isPriced = ({ price }: CountedProduct): boolean =>
    price >= (filter.minPrice ?? 0) && price <= (filter.maxPrice ?? Number.POSITIVE_INFINITY);
  const isIn = (product: CountedProduct, category: number): boolean =>
    product.categories.some((id) => id === category || below.get(category)?.has(id));
  const ofKinds = (product: CountedProduct): boolean =>
    filter.categories.length === 0 || filter.categories.some((category) => isIn(product, category));
  const ofBrands = ({ brand }: CountedProduct): boolean =>
    filter.brands.length === 0 || (brand !== null && filter.brands.includes(brand.id));

  const makers = new Map(products.flatMap(({ brand }) => (brand ? [[brand.id, brand.name] as const] : [])));
  const branded = products.filter((product) => isPriced(product) && ofKinds(product));
  const brands = [...makers]
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en-GB'))
    .map(([id, name]) =>
      valueOf(id, name, filter.brands, branded.filter(({ brand }) => brand?.id === id).length),
    );

  const held = new Set(products.flatMap(({ categories }) => categories));
  const ofAnyKind = products.filter((product) => isPriced(product) && ofBrands(product));
  const kinds = nodesOf(tree)
    .filter(({ id }) => held.has(id))
    .map(({ id, name }) =>
      valueOf(id, name, filter.categories, ofAnyKind.filter((product) => isIn(product, id)).length),
    );
  return [
    { kind: 'category', key: 'category', label: 'Category', values: kinds },
    { kind: 'brand', key: 'brand', label: 'Brand', values: brands },
    { kind: 'other', key: 'other', label: 'Other', values: flagValues(filter, flags) },
  ];
}

const valueOf = (id: number, label: string, chosen: readonly number[], count: number): FacetValue => ({
  value: String(id),
  label,
  count,
  selected: chosen.includes(id),
});

const flagValues = ({ freeDelivery, featured }: ListingFilter, flags: CountedFlags): FacetValue[] => [
  { value: 'freeDelivery', label: 'Free delivery', count: flags.freeDelivery, selected: freeDelivery },
  { value: 'featured', label: 'Featured', count: flags.featured, selected: featured },
];

const nodesOf = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...nodesOf(node.children)]);

/** Ids of all categories below each category. */
const idsBelow = (tree: readonly CategoryNode[]): ReadonlyMap<number, ReadonlySet<number>> =>
  new Map(nodesOf(tree).map((node) => [node.id, new Set(nodesOf(node.children).map(({ id }) => id))]));
