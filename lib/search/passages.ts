import { HELP_ALIKE, HELP_PHRASES, HELP_SMALL } from './data/help-words';
import type { FoundPage } from './types';
import { plain, stemOf, wordsOfText } from './understand/words';

/** What stands under one heading of a page; `heading` is empty for what stands under its name. */
export type Passage = { page: FoundPage; heading: string; text: string };

type Counts = ReadonlyMap<string, number>;

/** Passages by the roots of their words. */
export type PassageIndex = {
  passages: readonly Passage[];
  /** Per passage: how often each root stands in it, by the weight of where it stands. */
  counts: readonly Counts[];
  /** Of all counts of a passage, and their mean. */
  lengths: readonly number[];
  mean: number;
  /** In how many passages each root stands. */
  spread: Counts;
};

/** What a word counts that stands in the name of a page, in a heading, and below it. */
const WEIGHTS = { name: 2, heading: 3, text: 1 } as const;

/** Of BM25 (Robertson and Zaragoza, 2009): how soon more of the same counts no more, and how much length counts. */
const SATURATION = 1.2;
const LENGTH = 0.6;

const SUFFIX = /(?:ation|ition|ment|ing|ed|er|ies|al|ly|y|e)$/;
const SHORTEST_ROOT = 3;

/** What the forms of a word have in common: `installed` and `installation`. */
function bareRoot(word: string): string {
  let root = stemOf(word);
  for (let next = root; ; root = next) {
    next = root.replace(SUFFIX, '').replace(/([^aeiou])\1$/, '$1');
    if (next === root || next.length < SHORTEST_ROOT) return root;
  }
}

const alike: ReadonlyMap<string, string> = new Map(
  HELP_ALIKE.flatMap((line) => {
    const roots = line.split('|').map(bareRoot);
    return roots.map((root) => [root, roots[0] ?? root] as const);
  }),
);
const small: ReadonlySet<string> = new Set(HELP_SMALL.split('|'));

/** The roots of the words that tell what is asked. */
function rootsOf(text: string): string[] {
  const said = HELP_PHRASES.reduce((before, [says, means]) => before.replaceAll(says, means), plain(text));
  return wordsOfText(said).flatMap(({ text: word }) => {
    if (small.has(word) || !/^\p{L}{2,}$/u.test(word)) return [];
    const root = bareRoot(word);
    return [alike.get(root) ?? root];
  });
}

function countsOf({ page, heading, text }: Passage): Counts {
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const root of rootsOf(words)) counts.set(root, (counts.get(root) ?? 0) + weight);
  };
  add(page.name, WEIGHTS.name);
  add(heading, WEIGHTS.heading);
  add(text, WEIGHTS.text);
  return counts;
}

/** Reads passages for `pagesAbout`. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const counts = passages.map(countsOf);
  const lengths = counts.map((each) => [...each.values()].reduce((sum, one) => sum + one, 0));
  const spread = new Map<string, number>();
  for (const root of counts.flatMap((each) => [...each.keys()]))
    spread.set(root, (spread.get(root) ?? 0) + 1);
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(lengths.length, 1);
  return { passages, counts, lengths, mean, spread };
}

/** What says so much less than the best page is named for one word in common. */
const CLOSE = 0.6;

/** What a word tells that stands in no passage: as much as one that stands in many. */
const UNKNOWN = 2;

/** How rare a root is among passages: the less it says, the more it tells. */
function rarityIn({ spread, passages }: PassageIndex): (root: string) => number {
  return (root) => {
    const held = spread.get(root);
    return held ? Math.log(1 + (passages.length - held + 0.5) / (held + 0.5)) : UNKNOWN;
  };
}

/**
 * The pages that say what a question asks, the best first.
 * @param enough how much of what the question tells a passage must hold, from 0 to 1
 */
export function pagesAbout(question: string, index: PassageIndex, enough: number): FoundPage[] {
  const asked = [...new Set(rootsOf(question))];
  const rarity = rarityIn(index);
  const whole = asked.reduce((sum, root) => sum + rarity(root), 0);
  const best = new Map<string, { page: FoundPage; score: number }>();
  for (const [at, { page }] of index.passages.entries()) {
    const counts = index.counts[at] ?? new Map<string, number>();
    const norm = 1 - LENGTH + LENGTH * ((index.lengths[at] ?? 0) / index.mean);
    const held = asked.filter((root) => counts.has(root));
    const told = held.reduce((sum, root) => sum + rarity(root), 0);
    if (held.length === 0 || told < whole * enough) continue;
    const score = held.reduce((sum, root) => {
      const count = counts.get(root) ?? 0;
      return sum + (rarity(root) * count * (SATURATION + 1)) / (count + SATURATION * norm);
    }, 0);
    if (score > (best.get(page.path)?.score ?? 0)) best.set(page.path, { page, score });
  }
  const ranked = [...best.values()].toSorted((a, b) => b.score - a.score);
  return ranked.filter(({ score }) => score >= (ranked[0]?.score ?? 0) * CLOSE).map(({ page }) => page);
}
