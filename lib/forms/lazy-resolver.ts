import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type Typed = Record<string, string | undefined>;
export type TypedSchema = z.ZodType<unknown, Typed>;

/**
 * Checks a form by its schema, which is fetched with the schema library when it is first needed. Without it, say
 * without a connection, nothing is found wrong: the server checks anyway.
 */
export function lazyResolver(load: () => Promise<TypedSchema>): Resolver<Typed, unknown, unknown> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, { z }] = await Promise.all([import('@hookform/resolvers/zod'), import('zod')]);
      // The page may not make code out of text (Trusted Types); the library would otherwise try.
      z.config({ jitless: true });
      return await zodResolver(await load())(textsOf(values), context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}

/** As a browser sends a form: without boxes that are not ticked and questions that are not answered. */
const textsOf = (values: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
