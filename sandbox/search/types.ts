/** The platform's nine sort orders. */
export type SearchSort =
  | 'A_TO_Z'
  | 'BEST_REVIEWED'
  | 'BEST_SELLING'
  | 'FEATURED'
  | 'HIGHEST_PRICE'
  | 'LOWEST_PRICE'
  | 'NEWEST'
  | 'RELEVANCE'
  | 'Z_TO_A';

/** The values of one attribute selected by a shopper. A product needs any one of them. */
export interface AttributeChoice {
  /** Name of the attribute, which is also the `filterKey` of its facet: "Capacity". */
  attribute: string;
  values: readonly string[];
}

/**
 * A search request. A product must match every field (AND), and any one of the values in a list (OR). A missing field
 * or an empty list does not restrict the results.
 */
export interface SearchRequest {
  /** The shopper's search term. It has no query syntax. */
  searchTerm?: string | undefined;
  /** Category of the page; restricts the list and every facet (`categoryEntityId`). */
  categoryId?: number | undefined;
  /** Categories selected in the category facet (`categoryEntityIds`, `categoryIdsFilter`). */
  categoryIds?: readonly number[] | undefined;
  /** Whether a product must be in any (`OR`, the default) or in every one of `categoryIds`. */
  categoryMatch?: 'OR' | 'AND' | undefined;
  /** Whether a category includes the products of its descendants. The platform's default is false. */
  searchSubCategories?: boolean | undefined;
  /** Whether the category facet lists only categories without a parent. */
  topLevelOnly?: boolean | undefined;
  brandIds?: readonly number[] | undefined;
  /** Selected attribute values, of facets and other attributes. Two entries for one attribute are merged. */
  attributes?: readonly AttributeChoice[] | undefined;
  /** Minimum price charged now, in pence, inclusive. */
  minPrice?: number | undefined;
  /** Maximum price, in pence, inclusive. */
  maxPrice?: number | undefined;
  /** Minimum average rating, inclusive. A product without reviews counts as 0. */
  minRating?: number | undefined;
  maxRating?: number | undefined;
  /** `true`: only products with it; `false`: only products without it; omitted: both. */
  isFreeShipping?: boolean | undefined;
  isFeatured?: boolean | undefined;
  /** Excludes products that have no stock, no variant in stock, and are not pre-orders. */
  hideOutOfStock?: boolean | undefined;
  /** Defaults to `RELEVANCE`, which without a search term is `FEATURED`. */
  sort?: SearchSort | undefined;
  offset: number;
  limit: number;
  /** Whether to return `SearchAnswer.facets`. Counting them is the expensive part of a search. */
  facets: boolean;
}

/** A value of a facet. `count` is the number of results if this were the only value selected in its facet. */
export interface FacetItem {
  name: string;
  count: number;
  selected: boolean;
}

export interface EntityFacetItem extends FacetItem {
  /** Entity id of the brand or category. */
  id: number;
}

export interface CategoryFacetItem extends EntityFacetItem {
  subCategories: EntityFacetItem[];
}

export interface AttributeFacet {
  /** Name of the attribute, which is also its `filterKey`. */
  name: string;
  /** The 50 most frequent values and all that are selected, in natural order ("6 kg" before "10 kg"). */
  values: FacetItem[];
}

export interface RatingFacetItem {
  /** This average rating or better. */
  rating: 1 | 2 | 3 | 4 | 5;
  count: number;
  selected: boolean;
}

/** A yes/no facet. */
export interface FlagFacet {
  count: number;
  selected: boolean;
}

/**
 * Facets of a search. Each is counted with all choices except its own. Values without products are left out unless
 * selected.
 */
export interface Facets {
  /** Most products first. */
  brands: EntityFacetItem[];
  /** In the order of the category tree: children of `categoryId` if given, else the top level. */
  categories: CategoryFacetItem[];
  /** In the merchant's order. Attributes without any value are left out. */
  attributes: AttributeFacet[];
  /** From five down to one. */
  ratings: RatingFacetItem[];
  freeShipping: FlagFacet;
  featured: FlagFacet;
  /** `selected` when out-of-stock products are hidden. */
  inStock: FlagFacet;
}

export interface SearchAnswer {
  /** Number of products in the whole list. */
  total: number;
  /** Product ids of the requested page. */
  ids: number[];
  /** Null if not requested. */
  facets: Facets | null;
}

/** Product search over one store. Discontinued products are never listed or counted. */
export interface ProductSearch {
  search(request: SearchRequest): SearchAnswer;
  /** Returns the number of products in a category and its descendants; 0 if the category is unknown. */
  categoryCount(categoryId: number): number;
  /**
   * Must be called after a change to a product has been committed. Changes to price, stock, variant stock, rating,
   * flags and popularity are applied at once. A change of name, SKU, kind, brand, categories or attributes, or a new or
   * removed product, rebuilds the index at the next search.
   */
  changed(productId: number): void;
  /** Must be called after a change of many products, or of brands, categories or attributes. */
  reload(): void;
}
