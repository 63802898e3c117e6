import type { Brand, CategoryNode } from '@/lib/catalogue/types';
import { FACT_WORDS } from './data/fact-words';
import { HELP_PAGES } from './data/help-pages';
import { placeWords } from './place-words';
import { OPTIONAL_WORDS } from './data/settings';
import { correctedWords, isSameWord, wordsIn } from './spelling';
import type { FoundPage, FoundPlace } from './types';

/** What the shop itself knows of what may be meant, without asking anybody. */
export type Meaning = {
  /** The words that tell something, as they should be written. */
  words: string[];
  /** The question with those words; null when it was written so. */
  corrected: string | null;
  categories: FoundPlace[];
  brands: FoundPlace[];
  pages: FoundPage[];
  helpFirst: boolean;
};

type Place = FoundPlace & { phrases: string[][]; depth: number };

const SMALL = new Set([
  ...'a an and any are at for from get have how i in is it its me my of on or our s so some that the there this to want we what when where which who with you your'.split(
    ' ',
  ),
  ...OPTIONAL_WORDS,
]);

/** Reads a question by the names of the shop's departments and makers, and by what people call things. */
export function readMeaning(query: string, tree: readonly CategoryNode[], brands: readonly Brand[]): Meaning {
  const places = placesIn(tree);
  const makers = brands.map(
    (brand): Place => ({
      id: brand.id,
      name: brand.name,
      path: brand.path,
      within: '',
      count: brand.productCount,
      phrases: [wordsIn(brand.name)],
      depth: 0,
    }),
  );
  const queryWords = wordsIn(query);
  const telling = queryWords.filter((word) => !SMALL.has(word));
  const searched = telling.length > 0 ? telling : queryWords;
  const right = correctedWords(searched, vocabulary([...places, ...makers])).flatMap((word) =>
    word.split(' '),
  );
  const full = correctedWords(queryWords, vocabulary([...places, ...makers])).join(' ');
  const words = right.filter((word, at) => right.indexOf(word) === at);
  const pages = helpFor(queryWords);
  return {
    words,
    corrected: full === queryWords.join(' ') ? null : full,
    categories: best(places, words),
    brands: best(makers, words),
    pages: pages.map(({ page }) => page),
    helpFirst: pages[0]?.whole ?? false,
  };
}

function placesIn(tree: readonly CategoryNode[], within = '', depth = 0): Place[] {
  return tree.flatMap((node) => [
    {
      id: node.id,
      name: node.name,
      path: node.path,
      within,
      count: node.productCount,
      phrases: [node.name, ...placeWords(node.name)].map(wordsIn),
      depth,
    },
    ...placesIn(node.children, node.name, depth + 1),
  ]);
}

function vocabulary(places: readonly Place[]): Set<string> {
  const facts = FACT_WORDS.flatMap(({ words }) => words.flatMap(wordsIn));
  const words = [...places.flatMap(({ phrases }) => phrases.flat()), ...facts].filter(
    (word) => word.length > 2,
  );
  return new Set(words.flatMap((word) => (word.endsWith('s') ? [word.slice(0, -1), word] : [word])));
}

const holds = (phrase: readonly string[], word: string): boolean =>
  phrase.some((one) => isSameWord(one, word) || (word.length >= 4 && one.startsWith(word)));

/** Those whose name, or what else they are called, holds most of the words; the plainest name first. */
function best(places: readonly Place[], words: readonly string[]): FoundPlace[] {
  const scored = places.flatMap((place) => {
    const scores = place.phrases.map((phrase, at) => {
      const held = words.filter((word) => holds(phrase, word)).length;
      return held === 0 ? 0 : held * 10 + (10 * held) / phrase.length - (at > 0 ? 4 : 0);
    });
    const score = Math.max(0, ...scores);
    return score > 0 ? [{ place, score }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.place.depth - b.place.depth || b.place.count - a.place.count)
    .map(({ place: { phrases: _, depth: __, ...place } }) => place);
}

/** Pages that help, those first that all words point to. */
function helpFor(queryWords: readonly string[]): { page: FoundPage; whole: boolean }[] {
  const words = queryWords.filter((word) => !/^(s|a|the|my|is|it|to|an)$/.test(word));
  return HELP_PAGES.flatMap(({ path, name, words: phrases }) => {
    const scores = [name, ...phrases].map((phrase) => {
      const inPhrase = wordsIn(phrase);
      const held = words.filter((word) => inPhrase.some((one) => isSameWord(one, word))).length;
      return held < words.length ? 0 : held / inPhrase.length;
    });
    const score = Math.max(0, ...scores);
    return score > 0 && words.length > 0
      ? [{ page: { name, path, kind: 'help' as const }, whole: true, score }]
      : [];
  }).toSorted((a, b) => b.score - a.score);
}
