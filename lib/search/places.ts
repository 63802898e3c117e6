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
  const makers = brands.map(
    ({ id, name, path, productCount }): Place => ({
      id,
      name,
      path,
      within: '',
      count: productCount,
      phrases: [stemsOf(name)],
      depth: 0,
    }),
  );
  return { categories: best(placesIn(tree), stems), brands: best(makers, stems) };
}

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

const holds = (phrase: readonly string[], stem: string): boolean =>
  phrase.some((one) => one === stem || (stem.length >= 4 && one.startsWith(stem)));

/** Those whose name, or what else they are called, holds most of the words; the plainest name first. */
function best(places: readonly Place[], stems: readonly string[]): FoundPlace[] {
  const scored = places.flatMap((place) => {
    const scores = place.phrases.map((phrase, at) => {
      const held = stems.filter((stem) => holds(phrase, stem)).length;
      return held === 0 ? 0 : held * 10 + (10 * held) / phrase.length - (at > 0 ? 4 : 0);
    });
    const score = Math.max(0, ...scores);
    return score > 0 ? [{ place, score }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.place.depth - b.place.depth || b.place.count - a.place.count)
    .map(({ place: { phrases: _, depth: __, ...place } }) => place);
}
