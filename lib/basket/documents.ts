import { CardFragment } from '@/lib/catalogue/documents';
import { graphql } from '@/lib/platform/graphql';

/** Goods with their variants and order limits. More products at once would make the query too complex. */
export const GoodsByIds = graphql(
  `
  query GoodsByIds($ids: [Int!]!) {
    site {
      products(entityIds: $ids, first: 20) {
        edges {
          node {
            ...Card
            maxPurchaseQuantity
            variants(first: 50) {
              edges {
                node {
                  entityId sku
                  prices(includeTax: true) { price { value } basePrice { value } salePrice { value } retailPrice { value } }
                  inventory { isInStock aggregated { availableToSell warningLevel } }
                }
              }
            }
          }
        }
      }
    }
  }
`,
  [CardFragment],
);
