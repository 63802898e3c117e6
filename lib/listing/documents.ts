import { CardFragment, StampFragment } from '@/lib/catalogue/documents';
import { graphql } from '@/lib/platform/graphql';

const FacetFragment = graphql(`
  fragment Facet on SearchProductFilter {
    __typename displayName
    ... on BrandSearchFilter { brands(first: 50) { edges { node { entityId name isSelected productCount } } } }
    ... on CategorySearchFilter {
      categories(first: 50) { edges { node { entityId name isSelected productCount } } }
    }
    ... on ProductAttributeSearchFilter {
      filterKey
      attributes(first: 50) { edges { node { value isSelected productCount } } }
    }
    ... on RatingSearchFilter { ratings { edges { node { value isSelected productCount } } } }
    ... on OtherSearchFilter {
      freeShipping { displayName isSelected productCount }
      isFeatured { displayName isSelected productCount }
      isInStock { displayName isSelected productCount }
    }
  }
`);

const AskedPriceFragment = graphql(`
  fragment AskedPrice on SearchProducts {
    products(first: 1) { edges { node { prices(includeTax: true) { price { value } } } } }
  }
`);

/** A page of a listing with its facets. */
export const ListingSearch = graphql(
  `
  query ListingSearch(
    $filters: SearchProductsFiltersInput!
    $sort: SearchProductsSortInput!
    $first: Int!
    $after: String
  ) {
    site {
      search {
        searchProducts(filters: $filters, sort: $sort) {
          products(first: $first, after: $after) { collectionInfo { totalItems } edges { node { ...Card } } }
          filters(first: 50) { edges { node { ...Facet } } }
        }
      }
    }
  }
`,
  [CardFragment, FacetFragment],
);

/**
 * The rest of what a listing shows; a separate document, because the cost of a single one would exceed the platform's
 * limit. `unpriced` is the filter without its price range, which gives the ends of the price slider. `everything` is
 * the filter including products out of stock.
 */
export const ListingSpan = graphql(
  `
  query ListingSpan($unpriced: SearchProductsFiltersInput!, $everything: SearchProductsFiltersInput!) {
    site {
      search {
        dearest: searchProducts(filters: $unpriced, sort: HIGHEST_PRICE) { ...AskedPrice }
        cheapest: searchProducts(filters: $unpriced, sort: LOWEST_PRICE) { ...AskedPrice }
        everything: searchProducts(filters: $everything) {
          products(first: 1) { collectionInfo { totalItems } }
        }
      }
    }
  }
`,
  [AskedPriceFragment],
);

/** A page of a listing without its cards, and the number of products including those out of stock. */
export const ListingGoods = graphql(
  `
  query ListingGoods(
    $filters: SearchProductsFiltersInput!
    $everything: SearchProductsFiltersInput!
    $sort: SearchProductsSortInput!
    $first: Int!
    $after: String
  ) {
    site {
      search {
        found: searchProducts(filters: $filters, sort: $sort) {
          products(first: $first, after: $after) { collectionInfo { totalItems } edges { node { ...Stamp } } }
          filters(first: 50) { edges { node { ...Facet } } }
        }
        everything: searchProducts(filters: $everything) {
          products(first: 1) { collectionInfo { totalItems } }
        }
      }
    }
  }
`,
  [StampFragment, FacetFragment],
);

/** Further products of the same listing. */
export const ListingGoodsMore = graphql(
  `
  query ListingGoodsMore(
    $filters: SearchProductsFiltersInput!
    $sort: SearchProductsSortInput!
    $first: Int!
    $after: String
  ) {
    site {
      search {
        found: searchProducts(filters: $filters, sort: $sort) {
          products(first: $first, after: $after) { edges { node { ...Stamp } } }
        }
      }
    }
  }
`,
  [StampFragment],
);

/** Ends of the price slider. */
export const ListingPrices = graphql(
  `
  query ListingPrices($unpriced: SearchProductsFiltersInput!) {
    site {
      search {
        dearest: searchProducts(filters: $unpriced, sort: HIGHEST_PRICE) { ...AskedPrice }
        cheapest: searchProducts(filters: $unpriced, sort: LOWEST_PRICE) { ...AskedPrice }
      }
    }
  }
`,
  [AskedPriceFragment],
);

/** Further products of a page of a listing that is larger than the platform's maximum page size. */
export const ListingMore = graphql(
  `
  query ListingMore(
    $filters: SearchProductsFiltersInput!
    $sort: SearchProductsSortInput!
    $first: Int!
    $after: String
  ) {
    site {
      search {
        searchProducts(filters: $filters, sort: $sort) {
          products(first: $first, after: $after) { edges { node { ...Card } } }
        }
      }
    }
  }
`,
  [CardFragment],
);

/** Whether the platform's plan includes facets. */
export const ProductFiltering = graphql(`
  query ProductFiltering { site { settings { search { productFilteringEnabled } } } }
`);

/** Products of a listing for which the platform returns no facets, with what is counted of them. */
export const ListingProducts = graphql(`
  query ListingProducts($filters: SearchProductsFiltersInput!, $first: Int!, $after: String) {
    site {
      search {
        searchProducts(filters: $filters) {
          products(first: $first, after: $after) {
            collectionInfo { totalItems }
            edges {
              node {
                brand { entityId name }
                categories(first: 10) { edges { node { entityId } } }
                prices(includeTax: true) { price { value } }
              }
            }
          }
        }
      }
    }
  }
`);

/** Number of products that each of two filters leaves. */
export const ListingFlags = graphql(`
  query ListingFlags($freeDelivery: SearchProductsFiltersInput!, $featured: SearchProductsFiltersInput!) {
    site {
      search {
        freeDelivery: searchProducts(filters: $freeDelivery) { products(first: 1) { collectionInfo { totalItems } } }
        featured: searchProducts(filters: $featured) { products(first: 1) { collectionInfo { totalItems } } }
      }
    }
  }
`);
