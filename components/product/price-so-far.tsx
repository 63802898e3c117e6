'use client';

import { AddToBasket } from '@/components/basket/add-to-basket';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { deliveryPrice } from '@/lib/delivery/rules';
import { formatTotal } from '@/lib/money/rules';
import css from './price-so-far.module.css';
import { usePurchase } from './purchase-context';

const c = classes(css);

/** What the product and the extras chosen so far come to; the basket says the same. */
export function PriceSoFar({ buyable }: { buyable: boolean }) {
  const { product, price, chosen, items } = usePurchase();
  const extras = chosen.reduce((sum, service) => sum + service.price, 0);
  const delivery = deliveryPrice(price + extras);
  const total = price + extras + delivery;
  const names = chosen.length === 0 ? 'none chosen' : `${chosen.length} chosen`;
  return (
    <Plate className={c('sum')} aria-label="Your price" role="group">
      <h2>Your price so far</h2>
      <dl>
        <div>
          <dt>{product.name}</dt>
          <dd>{formatTotal(price)}</dd>
        </div>
        <div>
          <dt>Extras: {names}</dt>
          <dd>{formatTotal(extras)}</dd>
        </div>
        <div>
          <dt>Standard delivery</dt>
          <dd>{formatTotal(delivery)}</dd>
        </div>
        <div className={c('total')}>
          <dt>To pay</dt>
          <dd>{formatTotal(total)}</dd>
        </div>
      </dl>
      <p className="t-small t-second">Includes {formatTotal(Math.round(total / 6))} VAT.</p>
      {buyable ? <AddToBasket product={product} items={items} kind="second" wide /> : null}
    </Plate>
  );
}
