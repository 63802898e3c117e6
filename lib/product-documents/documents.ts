import { graphql } from '@/lib/platform/graphql';

export const ProductDocumentsByIds = graphql(`
  query ProductDocumentsByIds($ids: [Int!]!) {
    site {
      products(entityIds: $ids, first: 50) {
        edges {
          node {
            entityId
            manual: metafields(namespace: "documents", keys: ["manual"], first: 1) { edges { node { value } } }
            brand {
              name
              register: metafields(namespace: "documents", keys: ["register"], first: 1) { edges { node { value } } }
            }
          }
        }
      }
    }
  }
`);
