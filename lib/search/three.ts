import { slugify } from '@/lib/catalogue/slug';
import { type Ask, NOTHING_ASKED } from '@/lib/choosing/ask';
import { saidWords } from '@/lib/choosing/asked-words';
import { isChoosable } from '@/lib/choosing/data/lists';
import { mattersOf } from '@/lib/choosing/measure';
import { PRICE, RUNNING } from '@/lib/choosing/types';
import type { SortName } from '@/lib/listing/sorts';
import type { FactWish, Wish } from './understand/types';

/** The criterion of the chooser that a sort order implies. */
const WANTS_OF: Partial<Record<SortName, string>> = {
  quietest: 'quiet',
  'running-cost': RUNNING,
  'price-up': PRICE,
};

const NUMBERS: readonly (readonly [said: RegExp, people: number])[] = [
  [/\b(?:one person|single person|for one|student)\b/i, 1],
  [/\b(?:couple|two people|for two)\b/i, 2],
  [/\b(?:family of|for) (?:3|three)\b/i, 3],
  [/\b(?:family of|for) (?:4|four)\b/i, 4],
  [/\b(?:family of|for) (?:[5-9]|five|six|seven)\b/i, 5],
  [/\bfamily\b/i, 4],
];

/** Asks for a recommendation. */
const WHICH = /\bwhich\b|\bwhat(?:'s| is)? (?:the )?best\b|\b(?:help me )?choos(?:e|ing)\b|\brecommend/i;

/** Whether a fact asks for a small capacity, which must not count as a wish for a large one. */
const isSmall = ({ names, want }: FactWish): boolean =>
  names.some((name) => /capacity|settings/i.test(name)) && !(want instanceof RegExp) && want.min === null;

/**
 * Returns what a typed sentence asks the chooser for. Null if it names no kind that the chooser covers, or no
 * criterion: it is then an ordinary search.
 * @param list path of the listing of that kind
 */
export function askOfWish(
  { typed, kinds, sort, facts, maxPrice }: Wish,
  list: string | null,
): { ask: Ask; words: string } | null {
  const [kind] = kinds;
  if (!kind || list === null || !isChoosable(list)) return null;
  const named = (mattersOf({ kind }) ?? []).filter(({ fields }) =>
    facts.some((fact) => !fact.isNot && !isSmall(fact) && fact.names.some((name) => fields.includes(name))),
  );
  const sorted = sort === null ? undefined : WANTS_OF[sort];
  const wants = [...new Set([...(sorted ? [sorted] : []), ...named.map(({ name }) => name)])];
  const people = NUMBERS.find(([said]) => said.test(typed))?.[1] ?? null;
  const isAsked = WHICH.test(typed);
  if (wants.length === 0 && people === null && maxPrice === null && !isAsked) return null;
  const ask = { ...NOTHING_ASKED, list, kind: slugify(kind), wants, people, most: maxPrice };
  return { ask, words: saidWords(ask, kind) || kind.toLowerCase() };
}
