import 'server-only';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { isReduced } from '@/lib/catalogue/reduced';
import type { ProductCard } from '@/lib/catalogue/types';
import { getGoods } from '@/lib/listing/goods-queries';
import { orNone } from '@/lib/platform/result';
import { categoryAt } from './home-rules';
import type { ContentPage } from './page-types';

export type Rail = { heading: string; path: string; cards: ProductCard[] };

/** A row of a desktop. */
const CARDS = 4;
const REDUCED_ROWS = 2;

/** The best-selling goods of the categories named, or what of them is reduced, in whole rows; others fall away. */
export async function getRails(rails: ContentPage['rails']): Promise<Rail[]> {
  if (rails.length === 0) return [];
  const tree = await orNone(getCategoryTree(), []);
  const filled = await Promise.all(
    rails.map(async ({ heading, path, reduced }) => {
      const category = categoryAt(tree, path);
      return { heading, path, cards: category ? await orNone(bestOf(category.id, reduced), []) : [] };
    }),
  );
  return filled.filter(({ cards }) => cards.length > 0);
}

async function bestOf(within: number, reduced: boolean): Promise<ProductCard[]> {
  const goods = await getGoods(within, 'BEST_SELLING');
  if (!reduced) return goods.slice(0, CARDS);
  const found = goods.filter(isReduced);
  return found.slice(0, CARDS * Math.min(REDUCED_ROWS, Math.floor(found.length / CARDS)));
}
