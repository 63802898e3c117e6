'use client';

import { AddToBasket } from '@/components/basket/add-to-basket';
import { ButtonLink } from '@/components/ui/button';
import { DimensionLine } from '@/components/ui/dimension-line';
import { EmptyState } from '@/components/ui/empty-state';
import { isBuyable } from '@/lib/catalogue/stock';
import { useLocalList, wishlist } from '@/lib/lists/client';
import { ListedCards } from './listed-cards';

/** What this browser has saved (specification §4: anonymous lists stand in local storage). */
export function WishlistView() {
  const items = useLocalList(wishlist);
  if (items.length === 0) {
    return (
      <EmptyState
        shape="shelf"
        title="Your favorites list is empty. Add products to your list!"
        action={<ButtonLink href="/">Look at the departments</ButtonLink>}
      />
    );
  }
  return (
    <>
      <DimensionLine kind="title">
        <b>{items.length}</b> saved
      </DimensionLine>
      <ListedCards
        items={items}
        foot={(card) =>
          card.price && isBuyable(card.stock) ? (
            <AddToBasket
              product={card}
              items={[{ product_id: card.id, quantity: 1 }]}
              kind="second"
              size="small"
              wide
            />
          ) : null
        }
      />
    </>
  );
}
