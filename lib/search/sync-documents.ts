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

/** The whole catalogue; a search without a filter is refused. */
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

/** All that has a price, what sells best first. */
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

/** The attributes by which the merchant lets shoppers filter below one category. */
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
