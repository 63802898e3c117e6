'use client';

import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { useWishlist } from '@/lib/lists/wishlist/client';
import { SaveMarkup } from './save-markup';
import { type Savable, toggleSaved } from './toggle-saved';

/** Specification §4: save to wishlist, saved to wishlist. Needs no sign-in (experience WSH-7). */
export function SaveButton({ product }: { product: Savable }) {
  const early = useEarlyPress();
  const saved = useWishlist().ids.includes(product.id);
  return (
    <SaveMarkup
      {...early}
      name={product.name}
      saved={saved}
      onClick={() => void toggleSaved(product, saved)}
    />
  );
}
