import type { EntityFacetItem, FacetItem, Facets, FlagFacet } from '../../search/types.ts';
import type { Wanted } from './found.ts';

interface Value {
  isSelected: boolean;
  productCount: number;
}

/** Returns the facets as the platform's filters: categories, brands, price, attributes, rating, other. */
export function filtersOf(facets: Facets, wanted: Wanted): object[] {
  return [
    {
      ...header('CategorySearchFilter', 'Category'),
      values: facets.categories.map((item) => ({ ...entity(item), values: item.subCategories.map(entity) })),
    },
    { ...header('BrandSearchFilter', 'Brand'), values: facets.brands.map(entity) },
    { ...header('PriceSearchFilter', 'Price'), selected: selectedPrice(wanted) },
    ...facets.attributes.map(({ name, values }) => ({
      ...header('ProductAttributeSearchFilter', name),
      filterKey: name,
      filterName: name,
      values: values.map((item) => ({ value: item.name, ...counted(item) })),
    })),
    {
      ...header('RatingSearchFilter', 'Rating'),
      values: facets.ratings.map(({ rating, count, selected }) => ({
        value: String(rating),
        isSelected: selected,
        productCount: count,
      })),
    },
    {
      ...header('OtherSearchFilter', 'Other'),
      freeShipping: flag('Free Shipping', facets.freeShipping),
      isFeatured: flag('Featured', facets.featured),
      isInStock: flag('In stock', facets.inStock),
    },
  ];
}

function header(type: string, displayName: string): object {
  return { __typename: type, displayName, isCollapsedByDefault: false, displayProductCount: true };
}

function counted({ count, selected }: FacetItem): Value {
  return { isSelected: selected, productCount: count };
}

function entity(item: EntityFacetItem): Value & { entityId: number; name: string } {
  return { entityId: item.id, name: item.name, ...counted(item) };
}

function flag(displayName: string, { count, selected }: FlagFacet): Value & { displayName: string } {
  return { displayName, isSelected: selected, productCount: count };
}

function selectedPrice({ minPrice, maxPrice }: Wanted): object | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  const pounds = (pence: number | undefined): number | null => (pence === undefined ? null : pence / 100);
  return { minPrice: pounds(minPrice), maxPrice: pounds(maxPrice) };
}
