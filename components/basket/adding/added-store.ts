import { sharedValue } from '@/components/ui/shared-value';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Extra } from '@/lib/services/types';

/** What was just added to the basket, and the extras that could still be chosen for it. */
export type Added = {
  name: string;
  path: string;
  /** Empty for a whole set. */
  sku: string;
  left: readonly Extra[];
  /** The products of a whole set. */
  pieces?: readonly AddedPiece[];
};

export type AddedPiece = { card: Pick<ProductCard, 'id' | 'name' | 'picture'>; quantity: number };

export const added = sharedValue<Added | null>(null);
/** Whether anything has been added since the page was loaded. */
export const wasAdded = sharedValue(false);

export function showAdded(what: Added): void {
  added.set(what);
  wasAdded.set(true);
}

export const hideAdded = (): void => added.set(null);
