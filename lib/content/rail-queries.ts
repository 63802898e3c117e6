import 'server-only';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import type { CategoryNode } from '@/lib/catalogue/types';
import { mixedTypes } from '@/lib/listing/department';
import { getGoods } from '@/lib/listing/goods-queries';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getReducedGoods } from '@/lib/listing/reduced-queries';
import { listingHref } from '@/lib/listing/url';
import { orFallback } from '@/lib/platform/result';
import { categoryAt } from './home-rules';
import type { ContentPage, Rail } from './page-types';

/** Number of cards in a row on desktop. */
const CARDS = 4;
const SMALL_CARDS = 8;

/** Returns rows of the best-selling or reduced products of the given categories; empty rows are left out. */
export async function getRails(rails: ContentPage['rails']): Promise<Rail[]> {
  if (rails.length === 0) return [];
  const tree = await orFallback(getCategoryTree(), []);
  const filled = await Promise.all(
    rails.map(async ({ heading, path, reduced }) => {
      const none: Rail = { heading, path, cards: [], offers: null };
      const category = categoryAt(tree, path);
      if (!category) return none;
      const found = reduced ? offersOf(category, tree.includes(category)) : bestOf(category);
      return { ...none, ...(await orFallback(found, {})) };
    }),
  );
  return filled.filter(({ cards }) => cards.length > 0);
}

const bestOf = async ({ id }: CategoryNode): Promise<Partial<Rail>> => ({
  cards: (await getGoods(id, 'BEST_SELLING')).slice(0, CARDS),
});

async function offersOf({ id, path, children }: CategoryNode, isDepartment: boolean): Promise<Partial<Rail>> {
  const reduced = await getReducedGoods(id);
  const list = isDepartment && children.length > 0 ? `${path}/all` : path;
  return {
    path: listingHref(list, { ...PLAIN_QUERY, reduced: true }),
    cards: mixedTypes(reduced).slice(0, SMALL_CARDS),
    offers: reduced.length,
  };
}
