import type { ProductCard } from '@/lib/catalogue/types';
import { isSku } from '@/lib/catalogue/sku';
import { href } from '@/lib/routing/href';

/** Key under which the chosen products are stored in the browser. */
export const COMPARE = 'compare';

/** Maximum number of products side by side on a desktop, and on a phone (experience LIST-16). */
export const MOST = { wide: 4, narrow: 2 } as const;

/** A product chosen to compare; `type` identifies its kind. */
export type Chosen = { id: number; sku: string; type: string };

/** Returns what the checkbox on a card needs. */
export const chosenOf = ({ id, sku, name, type }: ProductCard): Chosen & { name: string } => ({
  id,
  sku,
  type,
  name,
});

/** Parses the stored list. Invalid items are dropped. */
export function parseChosen(text: string | null): readonly Chosen[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter(isChosen).slice(0, MOST.wide) : [];
  } catch {
    return [];
  }
}

function isChosen(each: unknown): each is Chosen {
  if (typeof each !== 'object' || each === null) return false;
  const { id, sku, type } = each as Partial<Chosen>;
  return Number.isInteger(id) && typeof sku === 'string' && sku !== '' && typeof type === 'string';
}

/**
 * Returns the address of a comparison, by the products' SKUs (experience CMP-1).
 * @param all whether rows without differences are included
 */
export const compareHref = (skus: readonly string[], all = false): string =>
  href('/compare', { sku: skus.join(','), rows: all ? 'all' : null });

/** Returns the SKUs in an address, each once and at most four. */
export function readCompared(text: string | string[] | undefined): string[] {
  const named = [text ?? ''].flat().join(',').slice(0, 4_000).split(',');
  const found = new Map<string, string>();
  for (const sku of named.map((each) => each.trim()).filter(isSku)) {
    if (!found.has(sku.toUpperCase())) found.set(sku.toUpperCase(), sku);
  }
  return [...found.values()].slice(0, MOST.wide);
}
