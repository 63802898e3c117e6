import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { save, unsave } from '@/lib/lists/wishlist/client';
import type { Pence } from '@/lib/money/types';

/** A product to save. Its price is stored beside the list, so that a change can be shown later. */
export type Savable = { id: number; name: string; price?: Pence | undefined };

/** Adds a product to the wishlist, or removes it if it is `saved`, and announces that. */
export const toggleSaved = (product: Savable, saved: boolean): Promise<void> =>
  (saved ? unsave([product.id]) : save(product)).then(
    () =>
      announce(saved ? `Removed from your wishlist: ${product.name}` : `Saved to wishlist: ${product.name}`),
    (error: Error) => showToast(error.message),
  );
