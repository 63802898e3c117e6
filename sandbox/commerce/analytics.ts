import type { CommerceContext } from './context.ts';
import { productById } from './products/product.ts';
import type { Resolvers } from './resolvers.ts';

interface Executed {
  executed: boolean;
}

/** Visitor events. The platform counts them; the sandbox accepts and discards them. */
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
