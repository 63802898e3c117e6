import type { CatalogueFacts } from '../adopt.ts';
import { categoryLooks } from './data/looks.ts';
import { paints } from './data/paints.ts';

export const CATEGORY_SLUGS: readonly string[] = Object.keys(categoryLooks);

/** Returns the facts of the product that represents a category; undefined for a category without a look. */
export function categoryFacts(slug: string): CatalogueFacts | undefined {
  const look = Object.hasOwn(categoryLooks, slug) && categoryLooks[slug];
  if (!look) return undefined;
  const [kind, [width, height, depth], paint, more = {}] = look;
  return { kind, width, height, depth, finish: paints[paint], style: 0, ...more };
}
