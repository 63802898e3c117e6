import type { LiveIndex, Postings } from './live-index.ts';
import type { Term, Understood } from './terms.ts';

/** How well each record matches each word of a query. */
export interface Matches {
  /** By record: one bit for each word of the query that it contains. */
  covered: Uint16Array;
  /** By record: one bit for each word that it contains in full, as typed. */
  exact: Uint16Array;
  /**
   * Best match of each word, at `words × doc + word`; lower is better. Combines typos, then attribute rank, then
   * position.
   */
  best: Uint32Array;
  words: number;
}

const NOWHERE = 0xffffffff;
const TYPO = 2 ** 24;
const ATTRIBUTE = 2 ** 16;

export const typosOf = (place: number): number => (place === NOWHERE ? 0 : Math.floor(place / TYPO));
export const attributeOf = (place: number): number =>
  place === NOWHERE ? 255 : Math.floor(place / ATTRIBUTE) % 256;
export const positionOf = (place: number): number => place % ATTRIBUTE;
export const isPlace = (place: number): boolean => place !== NOWHERE;

/** Matches the terms of a query against every record. */
export function match(index: LiveIndex, { words, terms }: Understood): Matches {
  const size = index.docs.length;
  const matches: Matches = {
    covered: new Uint16Array(size),
    exact: new Uint16Array(size),
    best: new Uint32Array(size * words.length).fill(NOWHERE),
    words: words.length,
  };
  for (const term of terms) note(matches, term, placesOf(index, term.words));
  return matches;
}

function note({ covered, exact, best, words }: Matches, term: Term, places: Postings): void {
  let bits = 0;
  for (let word = term.from; word < term.to; word++) bits |= 1 << word;
  for (let i = 0; i < places.length; i += 3) {
    const doc = places[i]!;
    covered[doc]! |= bits;
    if (term.exact) exact[doc]! |= bits;
    const place =
      term.typos * TYPO + Math.min(places[i + 1]!, 255) * ATTRIBUTE + Math.min(places[i + 2]!, ATTRIBUTE - 1);
    for (let word = term.from; word < term.to; word++) {
      const at = doc * words + word;
      if (place < best[at]!) best[at] = place;
    }
  }
}

/** Returns where the words occur in sequence in one attribute; for a single word, all its occurrences. */
function placesOf(index: LiveIndex, words: readonly string[]): Postings {
  const [first = '', ...rest] = words;
  let found = index.postings(first);
  rest.forEach((word, i) => {
    const next = new Set(keysOf(index.postings(word)));
    const kept: Postings = [];
    for (let at = 0; at < found.length; at += 3) {
      const [doc, attribute, position] = [found[at]!, found[at + 1]!, found[at + 2]!];
      if (next.has(keyOf(doc, attribute, position + i + 1))) kept.push(doc, attribute, position);
    }
    found = kept;
  });
  return found;
}

const keyOf = (doc: number, attribute: number, position: number): number =>
  doc * 2 ** 24 + Math.min(attribute, 255) * ATTRIBUTE + Math.min(position, ATTRIBUTE - 1);

function keysOf(postings: Postings): number[] {
  const keys: number[] = [];
  for (let at = 0; at < postings.length; at += 3)
    keys.push(keyOf(postings[at]!, postings[at + 1]!, postings[at + 2]!));
  return keys;
}
