import { toPence } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { ResultOf } from '@/lib/platform/graphql';
import type { ListingSearch, ListingSpan } from './documents';
import { mapCard } from '@/lib/catalogue/mapping/map-card';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { Facet, FacetValue, Listing } from '@/lib/catalogue/types';

type Page = ResultOf<typeof ListingSearch>['site']['search']['searchProducts'];
type Span = ResultOf<typeof ListingSpan>['site']['search'];
type Counted = { products: { collectionInfo: { totalItems: number | null } | null } };
type PlatformFacet = ReturnType<
  typeof nodesOf<NonNullable<Page['filters']['edges']>[number]['node']>
>[number];

export const mapListing = (page: Page, span: Span, today: string): Listing => ({
  ...mapOutline(page, span.everything),
  ...mapPrices(span),
  products: nodesOf(page.products).map((card) => mapCard(card, today)),
});

/** Maps the totals and facets of a listing. */
export function mapOutline(
  page: Counted & Pick<Page, 'filters'>,
  everything: Counted,
): Pick<Listing, 'total' | 'facets' | 'outOfStock'> {
  const total = totalOf(page);
  return {
    total,
    facets: nodesOf(page.filters).flatMap((facet) => mapFacet(facet) ?? []),
    outOfStock: Math.max(0, totalOf(everything) - total),
  };
}

export const mapPrices = ({
  cheapest,
  dearest,
}: Pick<Span, 'cheapest' | 'dearest'>): Pick<Listing, 'cheapest' | 'dearest'> => ({
  cheapest: askedPrice(cheapest),
  dearest: askedPrice(dearest),
});

const totalOf = (found: Counted): number => found.products.collectionInfo?.totalItems ?? 0;

function askedPrice(found: Span['dearest']): Pence {
  return toPence(nodesOf(found.products)[0]?.prices?.price.value ?? 0);
}

/** Maps a facet. Null for one without values, and for the price filter, which only repeats the request. */
export function mapFacet(facet: PlatformFacet): Facet | null {
  const label = facet.displayName;
  switch (facet.__typename) {
    case 'BrandSearchFilter':
      return { kind: 'brand', key: 'brand', label, values: nodesOf(facet.brands).map(byId) };
    case 'CategorySearchFilter':
      return { kind: 'category', key: 'category', label, values: nodesOf(facet.categories).map(byId) };
    case 'ProductAttributeSearchFilter':
      return {
        kind: 'attribute',
        key: facet.filterKey,
        label,
        values: nodesOf(facet.attributes).map(byValue),
      };
    case 'RatingSearchFilter':
      return { kind: 'rating', key: 'rating', label, values: nodesOf(facet.ratings).map(byValue) };
    case 'OtherSearchFilter':
      return { kind: 'other', key: 'other', label, values: others(facet) };
    default:
      return null;
  }
}

type Chosen = { isSelected: boolean; productCount: number };

const byId = (item: Chosen & { entityId: number; name: string }): FacetValue => ({
  value: String(item.entityId),
  label: item.name,
  count: item.productCount,
  selected: item.isSelected,
});

const byValue = (item: Chosen & { value: string }): FacetValue => ({
  value: item.value,
  label: item.value,
  count: item.productCount,
  selected: item.isSelected,
});

function others(facet: Extract<PlatformFacet, { __typename: 'OtherSearchFilter' }>): FacetValue[] {
  const items = { freeDelivery: facet.freeShipping, featured: facet.isFeatured, inStock: facet.isInStock };
  return Object.entries(items).flatMap(([value, item]) =>
    item ? [{ value, label: item.displayName, count: item.productCount, selected: item.isSelected }] : [],
  );
}
