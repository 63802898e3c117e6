'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useBasket } from '@/lib/basket/client';
import { followBasket } from '@/lib/basket/queue/sync';
import { countsOf } from '@/lib/basket/sum';
import { useQueryStore } from '@/lib/http/query-store';
import { useAccountSync } from '@/lib/lists/account-sync';
import { formatTotal } from '@/lib/money/rules';
import { BasketSaid } from './basket-said';

/**
 * The basket as the platform has it, synchronised with other tabs. Also synchronises the kitchen set with the account.
 */
export function LiveBasket() {
  const store = useQueryStore();
  const { basket } = useBasket();
  useEffect(() => followBasket(store, showToast), [store]);
  useAccountSync();
  const products = basket ? countsOf(basket).products : 0;
  return (
    <BasketSaid words={basket && products > 0 ? formatTotal(basket.total) : 'Basket'} products={products} />
  );
}
