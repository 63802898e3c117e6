import { ButtonLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { deliveryPrice } from '@/lib/delivery/rules';
import type { Basket } from '@/lib/basket/types';
import { sumOf } from '@/lib/basket/sum';
import type { Pence } from '@/lib/money/types';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-sum.module.css';

const c = classes(css);

type Props = {
  basket: Basket;
  /** What the zone costs on top of every delivery. */
  surcharge: Pence;
  busy: boolean;
  blocked: boolean;
};

/** What there is to pay, part by part, VAT and delivery included; nothing is added later (experience L3). */
export function BasketSum({ basket, surcharge, busy, blocked }: Props) {
  const sum = sumOf(basket, deliveryPrice(basket.total) + surcharge);
  return (
    <Plate className={c('sum', busy && 'busy')}>
      <h2>To pay</h2>
      <dl>
        <Row label={`${sum.products} ${sum.products === 1 ? 'product' : 'products'}`} amount={sum.goods} />
        {sum.extras > 0 ? <Row label="Extras you chose" amount={sum.extras} /> : null}
        {basket.discounts.map((discount) => (
          <Row key={discount.name} label={discount.name} amount={-discount.amount} />
        ))}
        <Row label="Standard delivery" amount={sum.delivery} />
        {sum.saving > 0 ? (
          <div className={c('save')}>
            <dt>Saving, already taken off</dt>
            <dd>
              <span>{formatTotal(sum.saving)}</span>
            </dd>
          </div>
        ) : null}
        <div className={c('total')}>
          <dt>Total</dt>
          <dd>{formatTotal(sum.total)}</dd>
        </div>
      </dl>
      <p className="t-small t-second">
        {busy ? 'Working out the new total.' : `Includes ${formatTotal(sum.vat)} VAT and standard delivery.`}
      </p>
      {blocked ? (
        <p className="t-small">Something in the basket needs your attention before you go on.</p>
      ) : (
        <ButtonLink href="/checkout" size="tall" wide>
          Go to checkout
        </ButtonLink>
      )}
    </Plate>
  );
}

function Row({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatTotal(amount)}</dd>
    </div>
  );
}
