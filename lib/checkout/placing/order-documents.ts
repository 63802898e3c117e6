import { OrderFragment } from '@/lib/orders/documents';
import { graphql } from '@/lib/platform/graphql';

export const PlacedOrderQuery = graphql(
  `
  query PlacedOrder($id: Int!, $cart: String) {
    site { order(filter: { entityId: $id, cartEntityId: $cart }) { ...WholeOrder } }
  }
`,
  [OrderFragment],
);
