import { SumSheet } from '@/components/money/sum-sheet';
import { formatTotal } from '@/lib/money/rules';
import { moneyBack } from '@/lib/orders/changes/money-back';
import { lowerFirst, sumRows } from '@/lib/orders/sum';
import type { Order } from '@/lib/orders/types';

/** What was paid, part by part. */
export function OrderSum({ order }: { order: Order }) {
  return (
    <SumSheet title="Order total" rows={sumRows(order)} total={{ label: 'Total', amount: order.total }}>
      {order.isTaxIncluded ? (
        <p className="t-small t-second">
          Includes{' '}
          {order.taxes.map(({ name, amount }) => `${formatTotal(amount)} ${name}`).join(' and ') || 'VAT'}.
        </p>
      ) : null}
      {order.payments.map(({ name, amount }) => (
        <p className="t-small t-second" key={name}>{`${formatTotal(amount)} paid by ${lowerFirst(name)}`}</p>
      ))}
      {moneyBack(order).map((line) => (
        <p className="t-small" key={line}>
          {line}
        </p>
      ))}
    </SumSheet>
  );
}
