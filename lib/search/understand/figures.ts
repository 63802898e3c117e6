import { SOLD_BY } from '../data/units';
import { fillers } from './lexicon';
import { freeIn, type Scan } from './scan';
import type { Word } from './words';

/** Reads a figure that goods are sold by, with nothing beside it but facts and numbers, as these: `9kg 1400 white`. */
export function withFigure(words: readonly Word[], found: Scan): Scan {
  const isFree = freeIn(found);
  const isNamed = found.said.some(({ meaning }) => meaning.what !== 'fact' && meaning.what !== 'size');
  const isBare = words.every(({ text, stem }, at) => /^\d+$/.test(text) || fillers.has(stem) || !isFree(at));
  const kinds = found.measures.flatMap(({ names }) => SOLD_BY.get(names[0] ?? '') ?? []);
  if (isNamed || !isBare || kinds.length === 0) return found;
  return {
    ...found,
    said: [...found.said, { at: 0, length: 0, isNot: false, meaning: { what: 'purpose', kinds } }],
  };
}
