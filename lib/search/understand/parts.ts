import { common, fillers } from './lexicon';
import type { Scan } from './scan';
import type { Said } from './things';
import type { Part } from './types';
import type { Word } from './words';

/** What is known about a query as a whole. */
type Whole = {
  /** The phrases that name a kind of appliance. */
  kindPhrases: readonly Said[];
  /** Whether the kind is known to which facts apply. */
  isBroad: boolean;
  hasModel: boolean;
  hasKinds: boolean;
  /** Whether a service is asked for: the other words only say which. */
  isOfService: boolean;
};

/** Returns the parts of a query by what they mean. Facts are included only if their kind is known. */
export function partsOf(
  words: readonly Word[],
  { said, measures, prices }: Scan,
  { kindPhrases, isBroad, hasModel, hasKinds, isOfService }: Whole,
): Part[] {
  const parts: Part[] = [];
  const add = (what: Part['what'], { at, length }: { at: number; length: number }) =>
    parts.push({ what, at, length });
  for (const price of prices) add('price', price);
  if (isOfService) {
    for (const one of kindPhrases) add('kind', one);
    const isKind = (at: number) => parts.some((part) => at >= part.at && at < part.at + part.length);
    words.forEach((_, at) => isKind(at) || add('filler', { at, length: 1 }));
    return parts.toSorted((a, b) => a.at - b.at);
  }
  const isNamed = kindPhrases.some(({ isNot }) => !isNot);
  for (const one of said) {
    const { what } = one.meaning;
    if (what === 'kind') {
      if (hasModel) add('filler', one);
      else if (one.isNot) add('not', one);
      else if (kindPhrases.includes(one)) add('kind', one);
      else add('filler', one);
    } else if (what === 'maker') add(one.isNot || !hasModel ? 'maker' : 'filler', one);
    else if (what === 'foreign') {
      if (one.meaning.isMaker || hasKinds) add('filler', one);
    } else if (what === 'sort') add('sort', one);
    else if (what === 'season') add('filler', one);
    else if (what === 'aside') continue;
    else if (what === 'purpose') add(hasModel || isNamed ? 'filler' : 'kind', one);
    else if (what === 'fact' && isBroad && !isNamed && one.meaning.kinds.length > 0) add('kind', one);
    else if (isBroad || (hasModel && isColour(one))) add('fact', one);
    else if (isUnknown(one)) continue;
    else if (one.isNot || hasModel) add('filler', one);
  }
  // The sides of `85 x 60 x 55` share the same words.
  if (isBroad) for (const one of new Map(measures.map((each) => [each.at, each])).values()) add('fact', one);
  const isIn = (at: number) => parts.some((part) => at >= part.at && at < part.at + part.length);
  const isAlone = !hasKinds && parts.length === 0;
  // Alone, it is searched for as text: `£5 delivery`.
  if (!isAlone) for (const one of said) if (one.meaning.what === 'aside') add('filler', one);
  const left = words.filter((word, at) => !isIn(at) && !isFiller(word));
  const isSaidInPassing = (word: Word) => isFiller(word) || (hasKinds && !hasModel && isPassing(word, left));
  const free = words.flatMap((word, at) => (isIn(at) || !isSaidInPassing(word) ? [] : [at]));
  const isOnlyFillers = isAlone && free.length === words.length;
  if (!isOnlyFillers) for (const at of free) add('filler', { at, length: 1 });
  return parts.toSorted((a, b) => a.at - b.at);
}

/** Whether a fact is a colour, which is the only one that adds to a model number. */
export const isColour = ({ meaning }: Said): boolean =>
  meaning.what === 'fact' && meaning.names.includes('Colour');

/** Whether a refused word has no known meaning. It is text as long as the kind is not known. */
const isUnknown = ({ meaning }: Said): boolean => meaning.what === 'fact' && meaning.names.length === 0;

/** Number of words beside a named thing from which they are a story rather than a product name. */
const STORY = 3;

/**
 * Whether a word is an everyday word of a story, or a small number with nothing else beside it: `because I rent`, `for
 * 6`.
 */
function isPassing({ stem, text }: Word, left: readonly Word[]): boolean {
  const isPlain = (word: Word) => common.has(word.stem) || /^\d{1,2}$/.test(word.text);
  if (/^\d{1,2}$/.test(text)) return left.every(isPlain);
  return common.has(stem) && left.length >= STORY && left.filter(isPlain).length > 1;
}

/** Whether a word narrows nothing. */
export const isFiller = ({ text, stem }: Word): boolean =>
  fillers.has(stem) || fillers.has(text) || /^[-<>≤≥£]$/.test(text);
