import { isBuyable } from '@/lib/catalogue/stock';
import type { CategoryNode, ProductCard } from '@/lib/catalogue/types';

/** The category of a path, at any depth of the tree. */
export function categoryAt(tree: readonly CategoryNode[], path: string): CategoryNode | null {
  for (const node of tree) {
    const found = node.path === path ? node : categoryAt(node.children, path);
    if (found) return found;
  }
  return null;
}

/** The first of a list that is lawfully reduced and can be bought, so the best liked of them. */
export const firstReduced = (cards: readonly ProductCard[]): ProductCard | null =>
  cards.find(({ price, stock }) => price?.was && isBuyable(stock)) ?? null;

/** The first that is here, can be pictured and has a price. */
export const firstForSet = (cards: readonly ProductCard[]): ProductCard | null =>
  cards.find(({ price, stock, picture }) => price && picture && stock.state === 'in') ?? null;

/** Departments whose goods stand in a gap that is measured. */
const GAP_DEPARTMENTS = /^\/(laundry|refrigeration|dishwashing|cooking)$/;
/** Groups within them that do not. */
const NO_GAP = /care|hobs?|drawers|microwaves|built-in|integrated/;

/** What the gap form asks after: freestanding goods by their group. */
export const gapKinds = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree
    .filter(({ path }) => GAP_DEPARTMENTS.test(path))
    .flatMap(({ children }) => children)
    .filter(({ path, productCount }) => productCount > 0 && !NO_GAP.test(path));
