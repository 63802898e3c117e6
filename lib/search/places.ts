import type { Brand, CategoryNode } from '@/lib/catalogue/types';
import { OPTIONAL_WORDS } from './data/settings';
import { placeWords } from './place-words';
import type { FoundPlace } from './types';
import { fillers } from './understand/lexicon';
import type { Wish } from './understand/types';
import { wordsOfText } from './understand/words';

/** Departments and makers that a query names, best match first. */
export type Places = { categories: readonly FoundPlace[]; brands: readonly FoundPlace[] };

/** A place with its names as stems. */
type Place = FoundPlace & { phrases: string[][]; depth: number };

const OPTIONAL = new Set(OPTIONAL_WORDS);

const stemsOf = (text: string): string[] => wordsOfText(text).map(({ stem }) => stem);

/** Returns the places that a query names. Its corrected spelling counts, if there is one. */
export function readPlaces(
  { typed, corrected }: Pick<Wish, 'typed' | 'corrected'>,
  tree: readonly CategoryNode[],
  brands: readonly Brand[],
): Places {
  const all = wordsOfText(corrected ?? typed);
  const telling = all.filter(
    ({ text, stem }) => !OPTIONAL.has(text) && !(fillers.has(stem) || fillers.has(text)),
  );
  const stems = [...new Set((telling.length > 0 ? telling : all).map(({ stem }) => stem))];
  return {
    categories: best(readOnce(tree, placesIn), stems),
    brands: best(readOnce(brands, makersIn), stems),
  };
}

const readBefore = new WeakMap<object, readonly Place[]>();

/** Caches what is read from a category tree or list of makers, for as long as it is the same object. */
function readOnce<From extends object>(from: From, read: (from: From) => readonly Place[]): readonly Place[] {
  const places = readBefore.get(from) ?? read(from);
  readBefore.set(from, places);
  return places;
}

const makersIn = (brands: readonly Brand[]): Place[] =>
  brands.map(({ id, name, path, productCount }) => ({
    id,
    name,
    path,
    within: '',
    count: productCount,
    phrases: [stemsOf(name)],
    depth: 0,
  }));

function placesIn(tree: readonly CategoryNode[], within = '', depth = 0): Place[] {
  return tree.flatMap((node) => [
    {
      id: node.id,
      name: node.name,
      path: node.path,
      within,
      count: node.productCount,
      phrases: phrasesOf(node.name),
      depth,
    },
    ...placesIn(node.children, node.name, depth + 1),
  ]);
}

/** Names and synonyms of a category as stems, by its name. */
const phrasesByName = new Map<string, string[][]>();
const MOST_NAMES = 2_000;

function phrasesOf(name: string): string[][] {
  const kept = phrasesByName.get(name);
  if (kept) return kept;
  const phrases = [name, ...placeWords(name)].map(stemsOf);
  if (phrasesByName.size >= MOST_NAMES) phrasesByName.clear();
  phrasesByName.set(name, phrases);
  return phrases;
}

function holds(phrase: readonly string[], stem: string): boolean {
  for (const one of phrase) if (one === stem || (stem.length >= 4 && one.startsWith(stem))) return true;
  return false;
}

/**
 * Scores how well a place is named. A synonym counts a little less than its name. Every search calls it for every
 * place, so it creates no objects on the way.
 */
function scoreOf({ phrases }: Place, stems: readonly string[]): number {
  let [score, less] = [0, 0];
  for (const phrase of phrases) {
    let held = 0;
    for (const stem of stems) if (holds(phrase, stem)) held += 1;
    if (held > 0) score = Math.max(score, held * 10 + (10 * held) / phrase.length - less);
    less = 4;
  }
  return score;
}

/**
 * Places whose name or synonyms contain any of the words, best match first. On a tie, the higher level comes first,
 * then the one with more products.
 */
function best(places: readonly Place[], stems: readonly string[]): FoundPlace[] {
  const scored = places.flatMap((place) => {
    const score = scoreOf(place, stems);
    return score > 0 ? [{ place, score }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.place.depth - b.place.depth || b.place.count - a.place.count)
    .map(({ place: { phrases: _, depth: __, ...place } }) => place);
}
