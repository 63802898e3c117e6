'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useIdle } from '@/components/parts/use-idle';
import { classes } from '@/components/ui/classes';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { useWishlist } from '@/lib/lists/wishlist/client';
import { BasketSaid } from './basket-said';
import css from './header-counters.module.css';
import { useHasShopperState } from './use-has-shopper-state';

const c = classes(css);
const LiveBasket = lazyPart(async () => (await import('./live-basket')).LiveBasket);

/** "Sign in", or a greeting once the customer is known; the box keeps its width. */
export function AccountWords() {
  const name = useCustomerName();
  return <span className={c('account')}>{name ? `Hi, ${name}` : 'Sign in'}</span>;
}

export function WishlistCount() {
  return <Count of={useWishlist().ids.length} />;
}

export function MultibuyCount() {
  return <Count of={useLocalList(multibuy).length} />;
}

function Count({ of }: { of: number }) {
  return <span className={c('count')}>{of > 0 ? of : null}</span>;
}

/**
 * The basket's total and number of products, in a box of reserved size. Loaded when the browser is idle, and only if
 * there may be a basket.
 */
export function BasketWords() {
  const idle = useIdle();
  const isKeeping = useHasShopperState();
  const ready = idle && isKeeping;
  return (
    <span className={c('basket')}>
      {ready ? (
        <Suspense fallback={<BasketSaid words="Basket" products={0} />}>
          <LiveBasket />
        </Suspense>
      ) : (
        <BasketSaid words="Basket" products={0} />
      )}
    </span>
  );
}
