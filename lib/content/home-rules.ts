import { isReduced } from '@/lib/catalogue/reduced';
import { bestSellers } from '@/lib/listing/department';
import type { CategoryNode, ProductCard } from '@/lib/catalogue/types';

/** The category of a path, at any depth of the tree. */
export function categoryAt(tree: readonly CategoryNode[], path: string): CategoryNode | null {
  for (const node of tree) {
    const found = node.path === path ? node : categoryAt(node.children, path);
    if (found) return found;
  }
  return null;
}

/** The first of a list that is reduced, so the best liked of them. */
export const firstReduced = (cards: readonly ProductCard[]): ProductCard | null =>
  cards.find(isReduced) ?? null;

/** The first of a list that is for sale and no part of another, so what sells best. */
export const firstSold = (cards: readonly ProductCard[]): ProductCard | null => bestSellers(cards)[0] ?? null;

/** The first that is here, can be pictured and has a price. */
export const firstForSet = (cards: readonly ProductCard[]): ProductCard | null =>
  cards.find(({ price, stock, picture }) => price && picture && stock.state === 'in') ?? null;

/** The categories of freestanding goods, which stand in a gap that is measured; the first is asked after first. */
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

/** What the gap form asks after: those of them that there are, with goods in them. */
export const gapKinds = (tree: readonly CategoryNode[]): CategoryNode[] =>
  GAP_CATEGORIES.flatMap((path) => categoryAt(tree, path) ?? []).filter(
    ({ productCount }) => productCount > 0,
  );
