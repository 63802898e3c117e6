import { graphql } from '@/lib/platform/graphql';

export const KeptMultibuy = graphql(`
  query KeptMultibuy { customer { attributes { attribute(entityId: 5) { value } } } }
`);
