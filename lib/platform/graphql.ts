import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema.generated';

/** Types a GraphQL document or fragment for the platform's storefront API from its text. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { BigDecimal: number; DateTime: string; Long: number };
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
