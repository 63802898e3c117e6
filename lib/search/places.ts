import type { Brand, CategoryNode } from '@/lib/catalogue/types';
import { OPTIONAL_WORDS } from './data/settings';
import { placeWords } from './place-words';
import type { FoundPlace } from './types';
import { fillers } from './understand/lexicon';
import type { Wish } from './understand/types';
import { wordsOfText } from './understand/words';

/** The shop's departments and makers that a question names, the nearest first. */
export type Places = { categories: readonly FoundPlace[]; brands: readonly FoundPlace[] };

/** A place with the stems of what it is called. */
type Place = FoundPlace & { phrases: string[][]; depth: number };

const OPTIONAL = new Set(OPTIONAL_WORDS);

const stemsOf = (text: string): string[] => wordsOfText(text).map(({ stem }) => stem);

/** Finds the places that a question names, with its words as they should be written. */
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

/** What is read of a tree or of makers, once for as long as they are the very same. */
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

/** By the name of a category: what it is called, in stems. */
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
 * How well a place is named, by its name or a little less by what else it is called. Every search asks it of every place,
 * so it makes nothing on the way.
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

/** Those whose name, or what else they are called, holds most of the words; the plainest name first. */
function best(places: readonly Place[], stems: readonly string[]): FoundPlace[] {
  const scored = places.flatMap((place) => {
    const score = scoreOf(place, stems);
    return score > 0 ? [{ place, score }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.place.depth - b.place.depth || b.place.count - a.place.count)
    .map(({ place: { phrases: _, depth: __, ...place } }) => place);
}
