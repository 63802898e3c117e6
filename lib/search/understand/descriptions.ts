import { type Answer, type Asked, answersTo, indexTerms, type TermIndex } from '../bm25';
import { plain, wordsOfText } from './words';

/** What something is, and what else is said of it. */
export type Description = { is: string; also: string };

/** A word that tells something: as it was written, and what its forms and likes have in common. */
export type Telling = { word: string; root: string };

/** How the words of descriptions, and of who asks for what they describe, are read. */
export type Reading = {
  /** What is said in several words, and by which ones it is told. */
  saidAs: readonly (readonly [says: RegExp, means: string])[];
  /** Says nothing of what is described. */
  small: ReadonlySet<string>;
  rootOf: (word: string) => string;
  /** What a root, or two of them, belong to. */
  classesOf: (term: string) => readonly string[];
  /** Roots of what may hold or do anything, and tells little. */
  wide: ReadonlySet<string>;
  /** May be said of anything: where no description has it, little is missing. */
  isCommon: (one: Telling) => boolean;
};

/** Descriptions, ready to be asked. */
export type Descriptions = { terms: TermIndex; reading: Reading };

/** What counts that is told first, what besides, and two words side by side. */
const WEIGHTS = { is: 2, also: 1, pair: 0.5 } as const;
/** What a class tells of a word in it. */
const OF_CLASS = 0.8;
const OF_WIDE = 0.3;
/** What a word tells that stands in no description. */
const UNKNOWN = { common: 0.5, other: 1.6 } as const;
/** How much less a word counts in a long description. */
const LONG = 0.25;

/** The words of a text that tell something. */
export function tellingIn(
  text: string,
  { saidAs, small, rootOf }: Pick<Reading, 'saidAs' | 'small' | 'rootOf'>,
): Telling[] {
  const said = saidAs.reduce((before, [says, means]) => before.replaceAll(says, means), plain(text));
  return wordsOfText(said).flatMap(({ text: word }) =>
    small.has(word) || !/^\p{L}{2,}$/u.test(word) ? [] : [{ word, root: rootOf(word) }],
  );
}

/** Two words side by side, in whatever order. */
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

/** Reads descriptions for `describedBy`. */
export const indexDescriptions = (all: readonly Description[], reading: Reading): Descriptions => ({
  terms: indexTerms(all.map((one) => countsOf(one, reading))),
  reading,
});

/** What is asked by words, and by each two of them. */
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

/** What a text tells, each word once, and the descriptions that hold any of it, the best first. */
export function describedBy(
  text: string,
  { terms, reading }: Descriptions,
): { told: readonly Telling[]; answers: readonly Answer[] } {
  const told = tellingIn(text, reading).filter(
    ({ root }, at, all) => all.findIndex((one) => one.root === root) === at,
  );
  return { told, answers: answersTo(askedBy(told, reading), terms, LONG) };
}

/** Whether a description speaks of a root, or of its class. */
export const speaksOf = (at: number, root: string, { terms, reading }: Descriptions): boolean =>
  [root, ...reading.classesOf(root)].some((term) => terms.postings.get(term)?.has(at));
