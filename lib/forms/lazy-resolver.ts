import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type Typed = Record<string, string | undefined>;
export type TypedSchema = z.ZodType<unknown, Typed>;

/**
 * Validates a form by its schema, which is loaded together with the schema library on first use. If it cannot be
 * loaded, for example without a connection, no errors are reported; the server validates anyway.
 */
export function lazyResolver(load: () => Promise<TypedSchema>): Resolver<Typed, unknown, unknown> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, { z }] = await Promise.all([import('@hookform/resolvers/zod'), import('zod')]);
      // Trusted Types forbid the page to compile code from text, which the library would otherwise try.
      z.config({ jitless: true });
      return await zodResolver(await load())(textsOf(values), context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}

/** Leaves out unticked boxes and unanswered questions, as a browser does when it sends a form. */
const textsOf = (values: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
