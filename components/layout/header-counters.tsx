'use client';

import { classes } from '@/components/ui/classes';
import { useBasket } from '@/lib/basket/client';
import { multibuy, useLocalList, wishlist } from '@/lib/lists/client';
import { formatTotal } from '@/lib/money/rules';
import css from './header-counters.module.css';

const c = classes(css);

/** What the header says of the account before anything personal is known. */
export function AccountWords() {
  return <span className={c('account')}>Sign in</span>;
}

export function WishlistCount() {
  return <Count of={useLocalList(wishlist).length} />;
}

export function MultibuyCount() {
  return <Count of={useLocalList(multibuy).length} />;
}

function Count({ of }: { of: number }) {
  return <span className={c('count')}>{of > 0 ? of : null}</span>;
}

/** The basket's worth and size, in the box that the page kept for them. */
export function BasketWords() {
  const { basket } = useBasket();
  const items = basket?.totalQuantity ?? 0;
  return (
    <span className={c('basket')}>
      <b>{basket && items > 0 ? formatTotal(basket.total) : 'Basket'}</b>
      <small>
        {items} {items === 1 ? 'item' : 'items'}
      </small>
    </span>
  );
}
