import { graphql } from '@/lib/platform/graphql';

export const SafetyOfProduct = graphql(`
  query SafetyOfProduct($id: Int!) {
    site {
      product(entityId: $id) {
        warnings: metafields(namespace: "safety", keys: ["warnings"], first: 1) { edges { node { value } } }
        brand {
          contact: metafields(namespace: "maker", keys: ["contact"], first: 1) { edges { node { value } } }
        }
      }
    }
  }
`);
