import 'server-only';
import type { Brand, CategoryNode, ProductCard } from '@/lib/catalogue/types';
import { getListing } from '@/lib/listing/queries';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { redirectOf } from './editor-words';
import { getEditorWords } from './editor-words-queries';
import { type Places, readPlaces } from './places';
import type { FoundPage } from './types';
import type { Wish } from './understand/types';
import { understand } from './understand/understand';
import { findWish } from './wish-queries';

type Fallback = { wish: Wish; places: Places; cards: readonly ProductCard[]; led: FoundPage | null };

/**
 * What the platform's own search finds for a shopper's words: for when the search service cannot be reached.
 * @throws UnreachableError
 */
export async function findGoods(
  query: string,
  tree: readonly CategoryNode[],
  brands: readonly Brand[],
): Promise<Fallback> {
  const taught = await getEditorWords();
  const wish = understand(query, { makers: brands, synonyms: taught.synonyms });
  const { view } = await findWish(wish, 'commerce', PLAIN_QUERY, getListing);
  return {
    wish,
    places: readPlaces(wish, tree, brands),
    cards: view.listing.products,
    led: redirectOf(query, taught),
  };
}
