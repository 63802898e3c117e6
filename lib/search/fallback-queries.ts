import 'server-only';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { mapCard } from '@/lib/catalogue/mapping/map-card';
import type { Brand, CategoryNode, ProductCard } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { FoundGoods } from './fallback-documents';
import { productKeywords } from './keywords';
import { type Meaning, understand } from './meaning';
import { isSameWord, wordsIn } from './spelling';

/** So many are found by words, to be put in order here. */
const MOST = 24;

export type Fallback = { meaning: Meaning; cards: ProductCard[] };

/**
 * What the platform's own search finds for a shopper's words, put in order by what the shop knows of its goods: for
 * when the search service cannot be reached.
 * @throws UnreachableError
 */
export async function findGoods(
  query: string,
  tree: readonly CategoryNode[],
  brands: readonly Brand[],
): Promise<Fallback> {
  const meaning = understand(query, tree, brands);
  const [category] = meaning.categories;
  const maker = meaning.brands[0];
  const answer = await commerceQuery(FoundGoods, {
    words: { searchTerm: meaning.corrected ?? query, searchSubCategories: true },
    place: {
      searchSubCategories: true,
      ...(category && { categoryEntityId: category.id }),
      ...(maker && { brandEntityIds: [maker.id] }),
    },
    withPlace: category !== undefined || maker !== undefined,
    most: MOST,
  });
  const { words, place } = orUnreachable(answer).site.search;
  const today = londonDate(new Date());
  const found = [...nodesOf(words.products), ...nodesOf(place?.products)].map((node) => mapCard(node, today));
  const once = [...new Map(found.map((card) => [card.id, card])).values()];
  return { meaning, cards: bestFirst(once, meaning.words, nodesOf(words.products).length) };
}

/** Most words held first, then as the platform has them; of each family one. */
function bestFirst(cards: readonly ProductCard[], words: readonly string[], byWords: number): ProductCard[] {
  const scored = cards.map((card, at) => ({
    card,
    at,
    score: scoreOf(card, words) + (at < byWords ? 0.5 : 0),
  }));
  const families = new Set<string>();
  return scored
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .map(({ card }) => card)
    .filter(({ facts, sku }) => {
      const family = facts.range ?? sku;
      const isNew = !families.has(family);
      families.add(family);
      return isNew;
    });
}

function scoreOf(card: ProductCard, words: readonly string[]): number {
  const named = wordsIn(card.name);
  const typed = wordsIn(card.type);
  const keywords = new Set(productKeywords(card).flatMap(wordsIn));
  return words.reduce((sum, word) => {
    const isIn = (list: readonly string[]) => list.some((one) => isSameWord(one, word));
    if (isIn(typed)) return sum + 1.2;
    if (isIn(named)) return sum + 1.1;
    return isIn([...keywords]) ? sum + 1 : sum;
  }, 0);
}
