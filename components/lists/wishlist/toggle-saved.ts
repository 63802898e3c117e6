import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { save, unsave } from '@/lib/lists/wishlist/client';
import type { Pence } from '@/lib/money/types';

/** The price is kept beside the list, so that a change of it can be told later. */
export type Savable = { id: number; name: string; price?: Pence | undefined };

/** Puts a product on the wishlist, or takes it off where it is `saved`, and says so. */
export const toggleSaved = (product: Savable, saved: boolean): Promise<void> =>
  (saved ? unsave([product.id]) : save(product)).then(
    () =>
      announce(saved ? `Removed from your wishlist: ${product.name}` : `Saved to wishlist: ${product.name}`),
    (error: Error) => showToast(error.message),
  );
