import { sharedValue } from '@/components/ui/shared-value';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Extra } from '@/lib/services/types';

/** What was just put in the basket, for the panel that shows it, and the extras that could still be chosen for it. */
export type Added = {
  name: string;
  path: string;
  /** Empty for a whole set. */
  sku: string;
  left: readonly Extra[];
  /** What a whole set is of. */
  pieces?: readonly AddedPiece[];
};

export type AddedPiece = { card: Pick<ProductCard, 'id' | 'name' | 'picture'>; quantity: number };

export const added = sharedValue<Added | null>(null);
/** Has anything been added since the page was loaded? */
export const wasAdded = sharedValue(false);

export function showAdded(what: Added): void {
  added.set(what);
  wasAdded.set(true);
}

export const hideAdded = (): void => added.set(null);
