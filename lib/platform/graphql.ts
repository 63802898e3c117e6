import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema.generated';

/** Types a document or fragment of the platform's storefront GraphQL by its text. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { BigDecimal: number; DateTime: string; Long: number };
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
