import { CardFragment } from '@/lib/catalogue/documents';
import { graphql } from '@/lib/platform/graphql';

const IndexedFragment = graphql(
  `
  fragment Indexed on Product {
    ...Card
    plainTextDescription(characterLimit: 300)
    createdAt { utc }
    upc
    categories(first: 10) { edges { node { entityId } } }
  }
`,
  [CardFragment],
);

/** The whole catalogue. It does not use a search, because the platform refuses one without a filter. */
export const IndexedProducts = graphql(
  `
  query IndexedProducts($after: String) {
    site {
      products(first: 48, after: $after) {
        collectionInfo { totalItems }
        pageInfo { hasNextPage endCursor }
        edges { node { ...Indexed } }
      }
    }
  }
`,
  [IndexedFragment],
);

/** All products with a price, best sellers first. */
export const BestSellers = graphql(`
  query BestSellers($after: String) {
    site {
      search {
        searchProducts(filters: { price: { minPrice: 0 } }, sort: BEST_SELLING) {
          products(first: 50, after: $after) {
            collectionInfo { totalItems }
            pageInfo { hasNextPage endCursor }
            edges { node { entityId } }
          }
        }
      }
    }
  }
`);

export const IndexedProduct = graphql(
  `query IndexedProduct($id: Int!) { site { product(entityId: $id) { ...Indexed } } }`,
  [IndexedFragment],
);

/** Attributes that the merchant made filterable in one category and below. */
export const FacetNames = graphql(`
  query FacetNames($category: Int!) {
    site {
      search {
        searchProducts(filters: { categoryEntityId: $category, searchSubCategories: true }) {
          filters(first: 50) { edges { node { __typename ... on ProductAttributeSearchFilter { filterKey } } } }
        }
      }
    }
  }
`);
