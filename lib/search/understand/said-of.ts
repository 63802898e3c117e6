import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Said } from './things';

/**
 * Returns what was said, with facts that do not apply to any of the kinds turned into asides: a washing machine `for a
 * flat`.
 */
export const saidOf = (kinds: readonly Kind[], said: readonly Said[]): Said[] =>
  said.map((one): Said => {
    const of = one.meaning.what === 'fact' ? one.meaning.of : undefined;
    return !of || kinds.some((kind) => of.test(kind)) ? one : { ...one, meaning: { what: 'aside' } };
  });
