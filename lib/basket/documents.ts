import { graphql } from '@/lib/platform/graphql';

/** The customer's active cart, as attribute 2 has it (specification §3). */
export const CartReferenceQuery = graphql(`
  query CartReference { customer { entityId attributes { attribute(entityId: 2) { value } } } }
`);
