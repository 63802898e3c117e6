import { type SheetRow, SumSheet } from '@/components/money/sum-sheet';
import type { Basket } from '@/lib/basket/types';
import { deliveryCost, expectedDelivery, toPayFor } from '@/lib/checkout/sum';
import type { Checkout } from '@/lib/checkout/types';
import { formatTotal } from '@/lib/money/rules';
import { MiniLine } from './mini-line';
import css from './mini-line.module.css';

/** What is bought and what it comes to, beside every step. `sumOnly`: the goods stand elsewhere on the page. */
export function OrderPlate(props: { basket: Basket; checkout: Checkout; sumOnly?: boolean }) {
  const { basket, checkout, sumOnly = false } = props;
  const { sums, consignments } = checkout;
  const delivery = deliveryCost(consignments, sums) ?? expectedDelivery(basket);
  const { rows, saving, total, vat, due } = toPayFor(basket, sums, delivery);
  const all: SheetRow[] = [
    ...rows,
    ...(saving > 0 ? [{ label: 'Saving, already taken off', amount: saving, saving: true }] : []),
  ];
  const goods = (
    <ul className={css['goods']} aria-label="Your goods">
      {basket.lines.map((line) => (
        <MiniLine key={line.id} line={line} />
      ))}
    </ul>
  );
  return (
    <SumSheet
      title={sumOnly ? 'To pay' : 'Your order'}
      above={sumOnly ? null : goods}
      rows={all}
      total={{ label: due === total ? 'Total' : 'Left to pay', amount: due }}
    >
      <p className="t-small t-second">{`Includes ${formatTotal(vat)} VAT and delivery.`}</p>
    </SumSheet>
  );
}
