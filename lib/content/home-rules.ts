import { isReduced } from '@/lib/catalogue/reduced';
import { bestSellers } from '@/lib/listing/department';
import type { CategoryNode, ProductCard } from '@/lib/catalogue/types';

/** Returns the category with a path, at any depth of the tree. */
export function categoryAt(tree: readonly CategoryNode[], path: string): CategoryNode | null {
  for (const node of tree) {
    const found = node.path === path ? node : categoryAt(node.children, path);
    if (found) return found;
  }
  return null;
}

/** The first reduced product of a list, which is sorted by sales. */
export const firstReduced = (cards: readonly ProductCard[]): ProductCard | null =>
  cards.find(isReduced) ?? null;

/** The first appliance of a list that is for sale; the best seller, since the list is sorted by sales. */
export const firstSold = (cards: readonly ProductCard[]): ProductCard | null => bestSellers(cards)[0] ?? null;

/** The first product that is in stock and has a picture and a price. */
export const firstForSet = (cards: readonly ProductCard[]): ProductCard | null =>
  cards.find(({ price, stock, picture }) => price && picture && stock.state === 'in') ?? null;

/** Categories of freestanding products, which stand in a measured gap; in the order in which the form offers them. */
const GAP_CATEGORIES = [
  '/washing-machines',
  '/washer-dryers',
  '/tumble-dryers',
  '/fridge-freezers',
  '/american-fridge-freezers',
  '/fridges',
  '/freezers',
  '/wine-and-drinks',
  '/range-cookers',
  '/freestanding-cookers',
  '/dishwashers',
] as const;

/** The categories that the gap form offers: those that exist and have products. */
export const gapKinds = (tree: readonly CategoryNode[]): CategoryNode[] =>
  GAP_CATEGORIES.flatMap((path) => categoryAt(tree, path) ?? []).filter(
    ({ productCount }) => productCount > 0,
  );
