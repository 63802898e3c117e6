import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Said } from './things';

/** What was said of some kinds; what says nothing of any of them is said in passing: a washing machine `for a flat`. */
export const saidOf = (kinds: readonly Kind[], said: readonly Said[]): Said[] =>
  said.map((one): Said => {
    const of = one.meaning.what === 'fact' ? one.meaning.of : undefined;
    return !of || kinds.some((kind) => of.test(kind)) ? one : { ...one, meaning: { what: 'aside' } };
  });
