import { graphql } from '@/lib/platform/graphql';

export const ServicesPage = graphql(`
  query ServicesPage($types: [String!]!, $after: String) {
    site {
      search {
        searchProducts(
          filters: { productAttributes: [{ attribute: "Type", values: $types }], searchSubCategories: true }
          sort: LOWEST_PRICE
        ) {
          products(first: 50, after: $after) {
            pageInfo { hasNextPage endCursor }
            edges {
              node {
                entityId sku name description
                prices(includeTax: true) { price { value } }
                customFields(first: 50) { edges { node { name value } } }
                productOptions(first: 5) { edges { node { entityId displayName } } }
              }
            }
          }
        }
      }
    }
  }
`);
