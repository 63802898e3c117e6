'use client';

import { SumSheet } from '@/components/money/sum-sheet';
import { classes } from '@/components/ui/classes';
import { type DeliveryClass, METHOD_NAMES } from '@/lib/delivery/classes';
import { deliveryPrice } from '@/lib/delivery/price';
import { formatTotal } from '@/lib/money/rules';
import { usePolicy } from '@/lib/policy/client';
import { BuyButton } from './buy-button';
import css from './price-so-far.module.css';
import { usePurchase } from './purchase-context';

const c = classes(css);

/** What the product and the extras chosen so far come to; the basket says the same. */
export function PriceSoFar({ buyable, by }: { buyable: boolean; by: DeliveryClass }) {
  const terms = usePolicy().delivery;
  const { product, price, chosen } = usePurchase();
  const extras = chosen.reduce((sum, service) => sum + service.price, 0);
  const delivery = deliveryPrice(price + extras, by, terms);
  const total = price + extras + delivery;
  const rows = [
    { label: product.name, amount: price },
    { label: `Extras: ${chosen.length === 0 ? 'none' : chosen.length} chosen`, amount: extras },
    { label: METHOD_NAMES[by], amount: delivery },
  ];
  return (
    <SumSheet
      className={c('sum')}
      title="Your price so far"
      rows={rows}
      total={{ label: 'To pay', amount: total }}
      aria-label="Your price"
      role="group"
    >
      <p className="t-small t-second">Includes {formatTotal(Math.round(total / 6))} VAT.</p>
      {buyable ? <BuyButton kind="second" wide /> : null}
    </SumSheet>
  );
}
