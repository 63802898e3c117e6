import { type Answer, type Asked, answersTo, indexTerms, type TermIndex } from '../bm25';
import { plain, wordsOfText } from './words';

/** A description: what something is, and what else is said about it. */
export type Description = { is: string; also: string };

/** A telling word, as it was written and as the root that it shares with its other forms and synonyms. */
export type Telling = { word: string; root: string };

/** How the words of descriptions and of queries for them are read. */
export type Reading = {
  /** Phrases, and the words that replace them. */
  saidAs: readonly (readonly [says: RegExp, means: string])[];
  /** Words that say nothing about the thing described. */
  small: ReadonlySet<string>;
  rootOf: (word: string) => string;
  /** Classes of a root or of a pair of roots. */
  classesOf: (term: string) => readonly string[];
  /** Roots of words that fit many things, and so tell little. */
  wide: ReadonlySet<string>;
  /** Whether a word may be said of anything, so that little is missing if no description contains it. */
  isCommon: (one: Telling) => boolean;
};

/** Indexed descriptions. */
export type Descriptions = { terms: TermIndex; reading: Reading };

/** Weights of words in `is`, of words in `also`, and of a pair of neighbouring words. */
const WEIGHTS = { is: 2, also: 1, pair: 0.5 } as const;
/** Weights of a match by class, and of a word that fits many things. */
const OF_CLASS = 0.8;
const OF_WIDE = 0.3;
/** Rarity of a word that no description contains. */
const UNKNOWN = { common: 0.5, other: 1.6 } as const;
/** BM25 parameter b: how much less a word counts in a long description, from 0 to 1. */
const LONG = 0.25;

/** Returns the telling words of a text. */
export function tellingIn(
  text: string,
  { saidAs, small, rootOf }: Pick<Reading, 'saidAs' | 'small' | 'rootOf'>,
): Telling[] {
  const said = saidAs.reduce((before, [says, means]) => before.replaceAll(says, means), plain(text));
  return wordsOfText(said).flatMap(({ text: word }) =>
    small.has(word) || !/^\p{L}{2,}$/u.test(word) ? [] : [{ word, root: rootOf(word) }],
  );
}

/** Returns the term for a pair of neighbouring words, in either order. */
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

function countsOf({ is, also }: Description, reading: Reading): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight);
  for (const [text, weight] of [
    [is, WEIGHTS.is],
    [also, WEIGHTS.also],
  ] as const) {
    for (const sentence of text.split(/[.,:;]/)) {
      const told = tellingIn(sentence, reading);
      for (const [at, { root }] of told.entries()) {
        add(root, weight);
        const next = told[at + 1];
        if (next) add(pairOf(root, next.root), weight * WEIGHTS.pair);
      }
    }
  }
  return counts;
}

/** Indexes descriptions for `describedBy`. */
export const indexDescriptions = (all: readonly Description[], reading: Reading): Descriptions => ({
  terms: indexTerms(all.map((one) => countsOf(one, reading))),
  reading,
});

/** The concepts of a query: its words, and each pair of neighbouring words. */
function askedBy(told: readonly Telling[], reading: Reading): Asked[] {
  const ofClasses = (term: string) => reading.classesOf(term).map((one) => ({ term: one, weight: OF_CLASS }));
  return told.flatMap((one, at): Asked[] => {
    const next = told[at + 1];
    const word = {
      terms: [{ term: one.root, weight: reading.wide.has(one.root) ? OF_WIDE : 1 }, ...ofClasses(one.root)],
      unknown: reading.isCommon(one) ? UNKNOWN.common : UNKNOWN.other,
    };
    if (!next) return [word];
    const pair = pairOf(one.root, next.root);
    return [word, { terms: [{ term: pair, weight: WEIGHTS.pair }, ...ofClasses(pair)], unknown: 0 }];
  });
}

/** Returns the telling words of a text, each once, and the descriptions that contain any of them, best first. */
export function describedBy(
  text: string,
  { terms, reading }: Descriptions,
): { told: readonly Telling[]; answers: readonly Answer[] } {
  const told = tellingIn(text, reading).filter(
    ({ root }, at, all) => all.findIndex((one) => one.root === root) === at,
  );
  return { told, answers: answersTo(askedBy(told, reading), terms, LONG) };
}

/** Whether the description at a position contains a root or one of its classes. */
export const speaksOf = (at: number, root: string, { terms, reading }: Descriptions): boolean =>
  [root, ...reading.classesOf(root)].some((term) => terms.postings.get(term)?.has(at));
