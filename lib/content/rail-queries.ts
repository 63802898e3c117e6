import 'server-only';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { isReduced } from '@/lib/catalogue/reduced';
import type { ProductCard } from '@/lib/catalogue/types';
import { getGoods } from '@/lib/listing/goods-queries';
import { orNone } from '@/lib/platform/result';
import { categoryAt } from './home-rules';
import type { ContentPage } from './page-types';

export type Rail = { heading: string; path: string; cards: ProductCard[] };

const CARDS = 4;
const REDUCED_CARDS = 8;

/** The best-selling goods of the categories named, or what of them is reduced; rows that cannot be filled now fall away. */
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
  return reduced ? goods.filter(isReduced).slice(0, REDUCED_CARDS) : goods.slice(0, CARDS);
}
