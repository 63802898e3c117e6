import { graphql } from '@/lib/platform/graphql';

export const AccountMultibuy = graphql(`
  query AccountMultibuy { customer { attributes { attribute(entityId: 5) { value } } } }
`);
