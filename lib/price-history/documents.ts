import { graphql } from '@/lib/platform/graphql';

export const PricePeriods = graphql(`
  query PricePeriods($id: Int!) {
    site {
      product(entityId: $id) {
        metafields(namespace: "price_history", keys: ["periods"], first: 1) { edges { node { value } } }
      }
    }
  }
`);
