'use client';

import { classes } from '@/components/ui/classes';
import type { DeliveryClass } from '@/lib/delivery/classes';
import { deliveryPrice } from '@/lib/delivery/price';
import { counted } from '@/lib/i18n/counted';
import { formatTotal } from '@/lib/money/rules';
import { usePolicy } from '@/lib/policy/client';
import css from './price-so-far.module.css';
import { usePurchase } from './purchase-context';

const c = classes(css);

/** Total of the product with the chosen extras and delivery, as in the basket; empty while none are chosen. */
export function PriceSoFar({ by }: { by: DeliveryClass }) {
  const terms = usePolicy().delivery;
  const { price, chosen, extrasPrice } = usePurchase();
  const sum = price + extrasPrice;
  return (
    <p className={c('sum')} role="status">
      {chosen.length > 0 ? (
        <>
          <span>With {counted(chosen.length, 'extra')} and delivery</span>
          <b>{formatTotal(sum + deliveryPrice(sum, by, terms))}</b>
        </>
      ) : null}
    </p>
  );
}
