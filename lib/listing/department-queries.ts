import 'server-only';
import { isReduced } from '@/lib/catalogue/reduced';
import type { Category, ProductCard } from '@/lib/catalogue/types';
import { orFallback } from '@/lib/platform/result';
import { bestSellers, isForSale, mixedTypes } from './department';
import { getGoods } from './goods-queries';
import { PLAIN_QUERY } from './query';
import type { SortName } from './sorts';
import { listingHref } from './url';

type Row = { heading: string; path: string | null; cards: ProductCard[] };

const CARDS = 4;

/**
 * Returns the rows of products on a department page, each product once: best sellers, reduced products, new products.
 * Incomplete rows are left out.
 */
export async function getDepartmentRows({ id, path }: Pick<Category, 'id' | 'path'>): Promise<Row[]> {
  const all = (sort: SortName) => listingHref(`${path}/all`, { ...PLAIN_QUERY, sort });
  const [liked, newest] = await Promise.all([
    orFallback(getGoods(id, 'BEST_SELLING'), []),
    orFallback(getGoods(id, 'NEWEST'), []),
  ]);
  const shown = new Set<number>();
  const take = (cards: readonly ProductCard[]) => {
    const taken = mixedTypes(cards.filter((card) => !shown.has(card.id))).slice(0, CARDS);
    for (const card of taken) shown.add(card.id);
    return taken;
  };
  const rows = [
    { heading: 'Best sellers', path: all('popular'), cards: take(bestSellers(liked)) },
    { heading: 'Reduced', path: null, cards: take(liked.filter(isReduced)) },
    { heading: 'New', path: all('newest'), cards: take(newest.filter(isForSale)) },
  ];
  return rows.filter(({ cards }) => cards.length === CARDS);
}
