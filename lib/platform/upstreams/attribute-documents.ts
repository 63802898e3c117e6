import { graphql } from '@/lib/platform/graphql';

export const CustomerAttribute = graphql(`
  query CustomerAttribute($id: Int!) { customer { entityId attributes { attribute(entityId: $id) { value } } } }
`);
