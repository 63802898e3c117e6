import 'server-only';
import { isReduced } from '@/lib/catalogue/reduced';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Category, ProductCard } from '@/lib/catalogue/types';
import { orNone } from '@/lib/platform/result';
import { EVERYTHING } from './filter';
import { getListing } from './queries';
import { PLAIN_QUERY } from './query';
import type { SortName } from './sorts';
import { listingHref } from './url';

type Row = { heading: string; path: string | null; cards: ProductCard[] };

const CARDS = 4;
/** Of so many of the best-selling those that are reduced are looked for. */
const LOOKED_THROUGH = 96;

/** What a department shows of its goods, each once: best sellers, what is reduced, what is new. Empty rows fall away. */
export async function getDepartmentRows({ id, path }: Pick<Category, 'id' | 'path'>): Promise<Row[]> {
  const filter = { ...EVERYTHING, within: id };
  const all = (sort: SortName) => listingHref(`${path}/all`, { ...PLAIN_QUERY, sort });
  const [liked, newest] = await Promise.all([
    orNone(getListing(filter, { sort: 'BEST_SELLING', size: LOOKED_THROUGH, number: 1 }), null),
    orNone(getListing(filter, { sort: 'NEWEST', size: 24, number: 1 }), null),
  ]);
  const shown = new Set<number>();
  const take = (cards: readonly ProductCard[] = [], isWanted: (card: ProductCard) => boolean) => {
    const taken = cards.filter((card) => !shown.has(card.id) && isWanted(card)).slice(0, CARDS);
    for (const card of taken) shown.add(card.id);
    return taken;
  };
  const rows = [
    { heading: 'Best sellers', path: all('popular'), cards: take(liked?.products, isInStock) },
    { heading: 'Reduced', path: null, cards: take(liked?.products, isReduced) },
    { heading: 'New', path: all('newest'), cards: take(newest?.products, isInStock) },
  ];
  return rows.filter(({ cards }) => cards.length === CARDS);
}

const isInStock = ({ price, stock }: ProductCard): boolean => price !== null && isBuyable(stock);
