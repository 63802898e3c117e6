import type { ProductCard } from '@/lib/catalogue/types';
import { isSku } from '@/lib/catalogue/sku';
import { href } from '@/lib/routing/href';

/** The key under which the chosen products stand in the browser. */
export const COMPARE = 'compare';

/** Side by side on a desktop, and on a phone (experience LIST-16). */
export const MOST = { wide: 4, narrow: 2 } as const;

/** A product chosen for comparing; `type` tells its kind. */
export type Chosen = { id: number; sku: string; type: string };

/** What the tick on a card needs of it. */
export const chosenOf = ({ id, sku, name, type }: ProductCard): Chosen & { name: string } => ({
  id,
  sku,
  type,
  name,
});

/** Reads the list from storage; what is no item is dropped. */
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

/** The page that sets products side by side, by their SKUs (experience CMP-1). @param all also what is the same */
export const compareHref = (skus: readonly string[], all = false): string =>
  href('/compare', { sku: skus.join(','), rows: all ? 'all' : null });

/** The SKUs of an address, each once however often it stands there, and at most four. */
export function readCompared(text: string | string[] | undefined): string[] {
  const named = [text ?? ''].flat().join(',').slice(0, 4_000).split(',');
  const found = new Map<string, string>();
  for (const sku of named.map((each) => each.trim()).filter(isSku)) {
    if (!found.has(sku.toUpperCase())) found.set(sku.toUpperCase(), sku);
  }
  return [...found.values()].slice(0, MOST.wide);
}
