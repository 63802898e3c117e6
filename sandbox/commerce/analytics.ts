import type { CommerceContext } from './context.ts';
import { productById } from './products/product.ts';
import type { Resolvers } from './resolvers.ts';

interface Executed {
  executed: boolean;
}

/** Events of visitors, which the platform counts. Here they are taken, and nothing is kept of them. */
export const analyticsResolvers: Resolvers = {
  Mutation: { analytics: () => ({}) },
  AnalyticsMutations: {
    visitStartedEvent: (): Executed => ({ executed: true }),
    pageViewedEvent: (): Executed => ({ executed: true }),
    searchProductEvent: (): Executed => ({ executed: true }),
    productViewedEvent: (
      _: object,
      { input }: { input: { productInput: { productEntityId: number } } },
      { parts }: CommerceContext,
    ): Executed => ({ executed: productById(parts.store, input.productInput.productEntityId) !== null }),
  },
};
