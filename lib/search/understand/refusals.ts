import { fillers, negators, type Sense } from './lexicon';
import type { MeasureWish } from './measures';
import { type Found, phraseAt } from './phrases';
import { type Said, type Text, thingAt } from './things';

/** Words between a negator and what it refuses. */
const LINKS =
  /^(?:a|an|any|the|from|made|by|in|with|is|be|have|has|having|need|want|of|too|that|it|for|to|connect|connects|use|uses|include|includes|come|comes|rely|require|requires|got|one|like|mind|bother|bothered|about|care|fussed|interested|really|particularly|after|looking|waiting|using|heating|turning|make|makes|making|much|so|very|going|cost|costing|anything|something|another|those|these)$/;
const MOST_LINKS = 4;

/**
 * Returns what is refused from a word on: a negator and the phrase or measure that follows it; null if there is no
 * negator.
 * @param said what was read before
 */
export function refusedAt(text: Text, at: number, said: readonly Said[]): Said | MeasureWish | null {
  const { words, isFree } = text;
  const negator = phraseAt(negators, words, at, isFree);
  if (!negator) return null;
  const first = at + negator.length;
  for (let target = first; target <= first + MOST_LINKS; target += 1) {
    const thing = thingAt(text, target);
    if (thing && 'want' in thing) return { ...thing, at, length: target + thing.length - at, isNot: true };
    if (thing) return turned(text, thing, at, said);
    if (!isFree(target)) return null;
    if (!LINKS.test(words[target]?.text ?? ''))
      return lackingAt(text, target, at) ?? unknownAt(text, target, at);
  }
  return null;
}

function turned(text: Text, thing: Found<Sense>, at: number, said: readonly Said[]): Said {
  const end = thing.at + (isSort(text, thing, said) ? 1 : thing.length);
  const { meaning } = thing;
  if (meaning.what === 'trouble') return { meaning: meaning.instead, at, length: end - at, isNot: false };
  return { meaning: refusedPart(text, thing, said), at, length: end - at, isNot: true };
}

/** `non american fridge freezer`: if no other thing was named before, only this variant of the thing is refused. */
function isSort(
  { words, phrases }: Text,
  { at, length, meaning }: Found<Sense>,
  said: readonly Said[],
): boolean {
  if (meaning.what !== 'kind' || said.some((one) => one.meaning.what === 'kind')) return false;
  const thing = phraseAt(phrases, words, at + 1, () => true);
  return thing?.meaning.what === 'kind' && thing.length === length - 1;
}

/**
 * `cooker without a ceramic hob`: if another thing was named before, the fact in the refused name is what is refused.
 */
function refusedPart({ words, phrases }: Text, { at, meaning }: Found<Sense>, said: readonly Said[]): Sense {
  if (meaning.what !== 'kind') return meaning;
  const isOther = said.some(
    (one) => one.meaning.what === 'kind' && !one.meaning.kinds.some((kind) => meaning.kinds.includes(kind)),
  );
  const first = isOther ? phraseAt(phrases, words, at, (place) => place === at) : null;
  return first?.meaning.what === 'fact' ? first.meaning : meaning;
}

/** `without a pipe`, `doesnt need plumbing`: a feature whose name begins with `no`. */
function lackingAt({ words, isFree, phrases }: Text, target: number, at: number): Said | null {
  const before = words[target - 1];
  if (!before) return null;
  const called = words.with(target - 1, { ...before, text: 'no', stem: 'no' });
  const found = phraseAt(phrases, called, target - 1, isFree);
  return found?.meaning.what === 'fact' && found.length > 1
    ? { ...found, at, length: found.at + found.length - at, isNot: false }
    : null;
}

/** A refused word without a known meaning. It is never searched for. */
function unknownAt({ words }: Text, target: number, at: number): Said | null {
  const word = words[target];
  if (!word || !/^\p{L}+$/u.test(word.text) || fillers.has(word.stem) || fillers.has(word.text)) return null;
  const meaning: Sense = { what: 'fact', names: [], value: /^$/, kinds: [] };
  return { at, length: target + 1 - at, isNot: true, meaning };
}
