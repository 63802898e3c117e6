/** The platform's nine orders. */
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

/** The values of one attribute that a shopper chose; any one of them suffices. */
export interface AttributeChoice {
  /** The attribute's name, also the `filterKey` of its facet: "Capacity". */
  attribute: string;
  values: readonly string[];
}

/**
 * What to look for. Everything that is given must hold (AND); within one list any one suffices (OR).
 * A part left out, or an empty list, asks for nothing.
 */
export interface SearchRequest {
  /** A shopper's words. Nothing in them is syntax. */
  searchTerm?: string | undefined;
  /** The one category whose page this is: bounds the list and every facet (`categoryEntityId`). */
  categoryId?: number | undefined;
  /** Categories chosen in the category facet (`categoryEntityIds`, `categoryIdsFilter`). */
  categoryIds?: readonly number[] | undefined;
  /** Whether a product must be in any (`OR`, the default) or in every one of `categoryIds`. */
  categoryMatch?: 'OR' | 'AND' | undefined;
  /** Whether a category holds the products of those below it. The platform's default is false. */
  searchSubCategories?: boolean | undefined;
  /** The category facet lists only categories that have no parent. */
  topLevelOnly?: boolean | undefined;
  brandIds?: readonly number[] | undefined;
  /** Choices of attributes, facets or not. Two choices of one attribute are taken together. */
  attributes?: readonly AttributeChoice[] | undefined;
  /** Pence, inclusive, of the price that is charged now. */
  minPrice?: number | undefined;
  /** Pence, inclusive. */
  maxPrice?: number | undefined;
  /** Mean of the reviews, inclusive; a product without reviews counts as 0. */
  minRating?: number | undefined;
  maxRating?: number | undefined;
  /** `true`: only with, `false`: only without; left out: not considered. */
  isFreeShipping?: boolean | undefined;
  isFeatured?: boolean | undefined;
  /** Leaves out what has no stock, no variant in stock and is no pre-order. */
  hideOutOfStock?: boolean | undefined;
  /** `RELEVANCE` when left out; without a search term that is `FEATURED`. */
  sort?: SearchSort | undefined;
  offset: number;
  limit: number;
  /** Whether `SearchAnswer.facets` is wanted; counting is what costs. */
  facets: boolean;
}

/** One value of a facet. `count` is what the list would hold with this value as the facet's only choice. */
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
  /** The attribute's name, also its `filterKey`. */
  name: string;
  /** In natural order ("6 kg" before "10 kg"): the 50 most frequent and all that are selected. */
  values: FacetItem[];
}

export interface RatingFacetItem {
  /** This mean or better. */
  rating: 1 | 2 | 3 | 4 | 5;
  count: number;
  selected: boolean;
}

/** A yes-or-no facet. */
export interface FlagFacet {
  count: number;
  selected: boolean;
}

/**
 * Every facet is counted with all choices but its own. Values that nothing has are left out unless selected.
 */
export interface Facets {
  /** Most products first. */
  brands: EntityFacetItem[];
  /** In the order of the category tree: children of `categoryId` if that was given, else the top level. */
  categories: CategoryFacetItem[];
  /** In the merchant's order; attributes without any value are left out. */
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
  /** Product ids of the page that was asked for. */
  ids: number[];
  /** Null when not asked for. */
  facets: Facets | null;
}

/** The search engine over one store. Discontinued products are in no list and no count. */
export interface ProductSearch {
  search(request: SearchRequest): SearchAnswer;
  /** How many products a category holds, those of the categories below it included; 0 when unknown. */
  categoryCount(categoryId: number): number;
  /**
   * To be called after a committed change of a product: price, stock, variant stock, rating, flags, popularity
   * are right from the next search on. A change of name, brand, categories or attributes, a new or removed
   * product rebuilds the index at the next search.
   */
  changed(productId: number): void;
  /** To be called after a change of many products, or of brands, categories or attributes. */
  reload(): void;
}
