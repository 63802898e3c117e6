'use client';

import { IconButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { save, unsave, useWishlist } from '@/lib/lists/wishlist/client';
import type { Pence } from '@/lib/money/types';

type Props = {
  /** The price is kept beside the list, so that a change of it can be told later. */
  product: { id: number; name: string; price?: Pence | undefined };
};

/** Specification §4: save to wishlist, saved to wishlist. Needs no sign-in (experience WSH-7). */
export function SaveButton({ product }: Props) {
  const early = useEarlyPress();
  const saved = useWishlist().ids.includes(product.id);
  const toggle = () =>
    (saved ? unsave([product.id]) : save(product)).then(
      () =>
        announce(saved ? `Taken off your wishlist: ${product.name}` : `Saved to wishlist: ${product.name}`),
      (error: Error) => showToast(error.message),
    );
  return (
    <IconButton
      {...early}
      label={`${saved ? 'Saved to wishlist' : 'Save to wishlist'}: ${product.name}`}
      pressed={saved}
      onClick={toggle}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
