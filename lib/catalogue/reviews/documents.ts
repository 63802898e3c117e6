import { graphql } from '@/lib/platform/graphql';

export const ReviewsPage = graphql(`
  query ReviewsPage($id: Int!, $sort: ProductReviewsSortInput!, $first: Int!, $after: String, $filters: ProductReviewsFiltersInput) {
    site {
      product(entityId: $id) {
        reviews(first: $first, after: $after, sort: $sort, filters: $filters) {
          pageInfo { hasNextPage endCursor }
          edges {
            node { entityId author { name } title text rating createdAt { utc } }
          }
        }
      }
    }
  }
`);

export const ReviewExtras = graphql(`
  query ReviewExtras($id: Int!, $keys: [String!]!) {
    site {
      product(entityId: $id) {
        metafields(namespace: "reviews", keys: $keys, first: 50) { edges { node { key value } } }
      }
    }
  }
`);

export const ReviewStars = graphql(`
  query ReviewStars($id: Int!, $after: String) {
    site {
      product(entityId: $id) {
        reviews(first: 50, after: $after, sort: NEWEST) {
          pageInfo { hasNextPage endCursor }
          edges { node { entityId rating } }
        }
      }
    }
  }
`);
