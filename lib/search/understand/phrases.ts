import { NUMBER_WORDS } from '../data/units';
import { stemOf, type Word, wordsOfText } from './words';

type Entry<Meaning> = { stems: readonly string[]; meaning: Meaning };

/** Phrases by the stem of their first word, longest first. */
export type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Entry<Meaning>[]>;

/** A phrase found in a query: `length` words from position `at`. */
export type Found<Meaning> = { at: number; length: number; meaning: Meaning };

/** Indexes phrases; each line lists some, separated by `|`. Of two equal phrases, the first counts. */
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

/** A phrase, and its variant with numbers as figures: `four door fridge` and `4 door fridge`. */
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

/** Returns the stems of all words in the phrases. */
export const stemsIn = (index: PhraseIndex<unknown>): Set<string> =>
  new Set([...index.values()].flatMap((entries) => entries.flatMap(({ stems }) => stems)));

/** Returns the longest phrase that begins at a word and consists of free words; null if there is none. */
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

/** Words that may stand between those of a phrase: `wash my clothes`, `kettle and matching toaster`. */
const BETWEEN = /^(?:a|an|the|my|our|your|some|matching|new|nice|good|decent|proper)$/;

/** Number of words that a phrase takes up at a position; 0 if it is not there. */
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

/** Returns the stems of words that are separated by `|`. */
export const stemSet = (words: string): ReadonlySet<string> => new Set(words.split('|').map(stemOf));
