import 'server-only';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListing } from '@/lib/listing/queries';
import { orNone } from '@/lib/platform/result';
import { categoryAt } from './home-rules';
import type { ContentPage } from './page-types';

export type Rail = { heading: string; path: string; cards: ProductCard[] };

const CARDS = 4;

/** The best-selling goods of the categories named; rows that cannot be filled now fall away. */
export async function getRails(rails: ContentPage['rails']): Promise<Rail[]> {
  if (rails.length === 0) return [];
  const tree = await orNone(getCategoryTree(), []);
  const filled = await Promise.all(
    rails.map(async ({ heading, path }) => {
      const category = categoryAt(tree, path);
      return { heading, path, cards: category ? await orNone(bestOf(category.id), []) : [] };
    }),
  );
  return filled.filter(({ cards }) => cards.length > 0);
}

async function bestOf(within: number): Promise<ProductCard[]> {
  const filter = { ...EVERYTHING, within };
  const { products } = await getListing(filter, { sort: 'BEST_SELLING', size: 24, number: 1 });
  return products.slice(0, CARDS);
}
