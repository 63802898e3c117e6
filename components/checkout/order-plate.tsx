import { SumSheet } from '@/components/money/sum-sheet';
import type { Basket } from '@/lib/basket/types';
import { deliveryCost, expectedDelivery, includedWords, toPayFor } from '@/lib/checkout/sum';
import type { Checkout } from '@/lib/checkout/types';
import type { Policy } from '@/lib/policy/types';
import { MiniLine } from './mini-line';
import css from './mini-line.module.css';

/** What is bought and what it comes to, beside every step. `sumOnly`: the goods stand elsewhere on the page. */
export function OrderPlate(props: { basket: Basket; checkout: Checkout; policy: Policy; sumOnly?: boolean }) {
  const { basket, checkout, policy, sumOnly = false } = props;
  const { sums, consignments } = checkout;
  const delivery = deliveryCost(consignments, sums) ?? expectedDelivery(basket, policy.delivery);
  const sum = toPayFor(basket, sums, delivery);
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
      rows={sum.rows}
      total={{ label: sum.due === sum.total ? 'Total' : 'Left to pay', amount: sum.due }}
    >
      <p className="t-small t-second">{includedWords(sum)}</p>
    </SumSheet>
  );
}
