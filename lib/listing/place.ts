import type { Brand, Category, CategoryLink, CategoryNode } from '@/lib/catalogue/types';
import type { ListingPlace } from './view';

/** Names that are capitalised within a sentence. */
const PROPER = /^(American|Belfast|French|LPG|WiFi|[A-Z0-9]{2,})\b/;

/** Returns the name of a category for use within a sentence: `"Washing machines"` → `washing machines`. */
export function nounOf(name: string): string {
  return PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns the listing of a category; with `all`, the one at `/:category/all`. A department counts `products`. */
export function categoryPlace(category: Category, all = false): ListingPlace {
  return {
    path: all ? `${category.path}/all` : category.path,
    base: { within: category.id },
    noun: isDepartment(category) ? 'products' : nounOf(category.name),
    kinds: all || isDepartment(category),
    above: aboveOf(category),
  };
}

/** The listing of the parent category. */
function aboveOf({ breadcrumbs, id }: Category): CategoryLink | null {
  const steps = breadcrumbs.filter((step) => step.id !== id);
  const above = steps.at(-1);
  if (!above) return null;
  return steps.length === 1 ? { ...above, path: `${above.path}/all` } : above;
}

/** Returns the path of the category of `/laundry/all`, which lists everything in it; null for any other path. */
export const pathBelowAll = (path: string): string | null =>
  /^(?!\/brands\/all$)(\/.+)\/all$/.exec(path)?.[1] ?? null;

export function brandPlace(brand: Brand): ListingPlace {
  return { path: brand.path, base: { brands: [brand.id] }, noun: `${brand.name} products`, kinds: true };
}

/** Whether a category is top-level, and so shows its sub-categories before any products. */
export function isDepartment({ breadcrumbs, id }: Pick<Category, 'breadcrumbs' | 'id'>): boolean {
  return breadcrumbs.filter((step) => step.id !== id).length === 0;
}

/** Returns a category with its descendants; null if it is not in the tree. */
export function findNode(tree: readonly CategoryNode[], id: number): CategoryNode | null {
  for (const node of tree) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return null;
}
