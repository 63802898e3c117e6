import { NUMBER_WORDS } from '../data/units';
import { stemOf, type Word, wordsOfText } from './words';

type Entry<Meaning> = { stems: readonly string[]; meaning: Meaning };

/** Phrases by their first word, the longest first. */
export type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Entry<Meaning>[]>;

/** A phrase that was found: so many words from a place on. */
export type Found<Meaning> = { at: number; length: number; meaning: Meaning };

/** Makes an index of phrases, each line of them parted by `|`. Of two alike the first counts. */
export function indexPhrases<Meaning>(
  lines: Iterable<readonly [phrases: string, meaning: Meaning]>,
): PhraseIndex<Meaning> {
  const index = new Map<string, Entry<Meaning>[]>();
  for (const [phrases, meaning] of lines) {
    for (const phrase of phrases.split('|')) {
      for (const stems of inFigures(wordsOfText(phrase).map(({ stem }) => stem))) {
        const [first] = stems;
        if (first === undefined) continue;
        const entries = index.get(first);
        if (entries) entries.push({ stems, meaning });
        else index.set(first, [{ stems, meaning }]);
      }
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  return index;
}

/** A phrase as it stands, and with a number as a figure or in letters: `four door fridge` and `4 door fridge`. */
function inFigures(stems: readonly string[]): (readonly string[])[] {
  const other = stems.map((stem) => FIGURES.get(stem) ?? stem);
  const isAlone = stems.length < 2 || other.every((stem, at) => stem === stems[at]);
  return isAlone ? [stems] : [stems, other];
}

const FIGURES: ReadonlyMap<string, string> = new Map(
  [...NUMBER_WORDS]
    .filter(([word]) => word !== 'one')
    .map(([word, number]) => [word, String(number)] as const),
);

/** Every word that stands in a phrase, by its stem. */
export const stemsIn = (index: PhraseIndex<unknown>): Set<string> =>
  new Set([...index.values()].flatMap((entries) => entries.flatMap(({ stems }) => stems)));

/** The longest phrase that begins at a word, of words that are free. */
export function phraseAt<Meaning>(
  index: PhraseIndex<Meaning>,
  words: readonly Word[],
  at: number,
  isFree: (at: number) => boolean,
): Found<Meaning> | null {
  const entries = index.get(words[at]?.stem ?? '') ?? [];
  for (const { stems, meaning } of entries) {
    const length = lengthOf(stems, words, at, isFree);
    if (length > 0) return { at, length, meaning };
  }
  return null;
}

/** Said between the words of a phrase: `wash my clothes`, `kettle and matching toaster`. */
const BETWEEN = /^(?:a|an|the|my|our|your|some|matching|new|nice|good|decent|proper)$/;

/** How many words a phrase takes from a place on; none where it is not said there. */
function lengthOf(
  stems: readonly string[],
  words: readonly Word[],
  at: number,
  isFree: (at: number) => boolean,
): number {
  let next = at;
  for (const [i, stem] of stems.entries()) {
    if (i > 0 && words[next]?.stem !== stem && BETWEEN.test(words[next]?.text ?? '') && isFree(next))
      next += 1;
    if (words[next]?.stem !== stem || !isFree(next)) return 0;
    next += 1;
  }
  return next - at;
}

/** A set of words by their stems. */
export const stemSet = (words: string): ReadonlySet<string> => new Set(words.split('|').map(stemOf));
