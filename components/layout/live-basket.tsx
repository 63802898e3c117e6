'use client';

import { useEffect } from 'react';
import { useBasket } from '@/lib/basket/client';
import { followBasket } from '@/lib/basket/sync';
import { useQueryStore } from '@/lib/http/query-store';
import { formatTotal } from '@/lib/money/rules';
import { BasketSaid } from './basket-said';

/** The basket as the platform has it, in step with the other tabs. */
export function LiveBasket() {
  const store = useQueryStore();
  const { basket } = useBasket();
  useEffect(() => followBasket(store), [store]);
  const items = basket?.totalQuantity ?? 0;
  return <BasketSaid words={basket && items > 0 ? formatTotal(basket.total) : 'Basket'} items={items} />;
}
