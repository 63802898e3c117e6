import { graphql } from '@/lib/platform/graphql';

export const KeptHome = graphql(`
  query KeptHome { customer { attributes { attribute(entityId: 4) { value } } } }
`);
