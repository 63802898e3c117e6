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

export const SheetFiguresById = graphql(`
  query SheetFiguresById($id: Int!) {
    site {
      product(entityId: $id) {
        metafields(namespace: "documents", keys: ["sheet"], first: 1) { edges { node { value } } }
      }
    }
  }
`);
