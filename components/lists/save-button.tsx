'use client';

import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live-store';
import { showToast } from '@/components/ui/toast-store';
import { useLocalList, wishlist } from '@/lib/lists/client';
import { hasItem, withItem, withoutItem } from '@/lib/lists/rules';

const NO_STORAGE = 'This browser does not let the shop keep anything, so nothing was saved.';

/** Specification §4: save to wishlist, saved to wishlist. Needs no sign-in (experience WSH-7). */
export function SaveButton({ product }: { product: { id: number; name: string } }) {
  const saved = hasItem(useLocalList(wishlist), product.id);
  const toggle = () => {
    const kept = wishlist.change((list) =>
      saved ? withoutItem(list, product.id) : withItem(list, product.id),
    );
    if (!kept) showToast(NO_STORAGE);
    else announce(saved ? `Taken off your wishlist: ${product.name}` : `Saved to wishlist: ${product.name}`);
  };
  return (
    <IconButton
      label={`${saved ? 'Saved to wishlist' : 'Save to wishlist'}: ${product.name}`}
      pressed={saved}
      onClick={toggle}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
