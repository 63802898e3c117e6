import type { Kind } from '@/lib/catalogue/kinds/table';
import { SOLD_BY } from '../data/units';
import { fillers } from './lexicon';
import { isSpinSpeed } from './numbers';
import { freeIn, type Scan } from './scan';
import type { Word } from './words';

/** What may be said beside a figure without naming a product: `cheap 7kg`, `Tarnside 9kg`. */
const BESIDE = /^(?:fact|size|sort|style|season|maker)$/;

/**
 * Infers the kind from a figure by which products are sold, if only facts and numbers stand beside it: `9kg 1400
 * white`.
 */
export function withFigure(words: readonly Word[], found: Scan): Scan {
  const isFree = freeIn(found);
  // In `Samsung EcoBubble 9kg`, the other word is a product name of a maker that is not sold.
  const isForeign = found.said.some(({ meaning }) => meaning.what === 'foreign' && meaning.isMaker);
  const isNamed = found.said.some(
    ({ meaning }) => !BESIDE.test(meaning.what) && !(meaning.what === 'foreign' && meaning.isMaker),
  );
  const isBare = words.every(({ text, stem }, at) => /^\d+$/.test(text) || fillers.has(stem) || !isFree(at));
  const spin = words.some((word, at) => isFree(at) && isSpinSpeed(word)) ? ['Spin speed'] : [];
  const sold = [...found.measures.map(({ names }) => names[0] ?? ''), ...spin].flatMap((name) => {
    const kinds = SOLD_BY.get(name);
    return kinds ? [kinds] : [];
  });
  if (isNamed || !(isBare || isForeign) || sold.length === 0) return found;
  // `8kg condenser` is a dryer.
  const told = found.said.flatMap(({ meaning, isNot }) =>
    meaning.what === 'fact' && !isNot && meaning.kinds.length > 0 ? [meaning.kinds] : [],
  );
  const kinds = [...sold, ...told].reduce(sharedBy);
  return {
    ...found,
    said: [...found.said, { at: 0, length: 0, isNot: false, meaning: { what: 'purpose', kinds } }],
  };
}

/** The kinds in both lists; if there are none, those of the first. */
function sharedBy(one: readonly Kind[], other: readonly Kind[]): readonly Kind[] {
  const both = one.filter((kind) => other.includes(kind));
  return both.length > 0 ? both : one;
}
