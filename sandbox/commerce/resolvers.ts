import type { CommerceContext } from './context.ts';

/** Written as a method so that each resolver may name what it is really given, which the schema keeps true. */
interface Resolving {
  resolve(parent: unknown, args: unknown, context: CommerceContext): unknown;
}

/** Resolvers by type and field. */
export type Resolvers = Record<string, Record<string, Resolving['resolve']>>;
