import type { CommerceContext } from './context.ts';

/**
 * A method, whose parameters are bivariant, so that each resolver can declare its real types; the schema guarantees
 * them.
 */
interface Resolving {
  resolve(parent: unknown, args: unknown, context: CommerceContext): unknown;
}

/** Resolvers by type and field. */
export type Resolvers = Record<string, Record<string, Resolving['resolve']>>;
