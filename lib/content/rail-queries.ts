import 'server-only';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { isReduced } from '@/lib/catalogue/reduced';
import type { ProductCard } from '@/lib/catalogue/types';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListing } from '@/lib/listing/queries';
import { orNone } from '@/lib/platform/result';
import { categoryAt } from './home-rules';
import type { ContentPage } from './page-types';

export type Rail = { heading: string; path: string; cards: ProductCard[] };

const CARDS = 4;
const REDUCED_CARDS = 8;
/** Of so many of the best-selling those that are reduced are looked for. */
const LOOKED_THROUGH = 96;

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
  const filter = { ...EVERYTHING, within };
  const size = reduced ? LOOKED_THROUGH : 24;
  const { products } = await getListing(filter, { sort: 'BEST_SELLING', size, number: 1 });
  return reduced ? products.filter(isReduced).slice(0, REDUCED_CARDS) : products.slice(0, CARDS);
}
