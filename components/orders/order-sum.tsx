import { SumSheet } from '@/components/money/sum-sheet';
import { keyed } from '@/components/ui/keyed';
import { formatTotal } from '@/lib/money/rules';
import { moneyBack } from '@/lib/orders/changes/money-back';
import { isCancelled } from '@/lib/orders/progress';
import { lowerFirst, sumRows } from '@/lib/orders/sum';
import type { Order } from '@/lib/orders/types';

/** What was paid, row by row, and any refund. The refund of a cancelled order is shown beside its status instead. */
export function OrderSum({ order }: { order: Order }) {
  const total = { label: 'Total', amount: order.total };
  const isOff = isCancelled(order);
  return (
    <SumSheet
      title="Order total"
      rows={isOff ? [...sumRows(order), total] : sumRows(order)}
      total={isOff ? null : total}
    >
      {order.isTaxIncluded ? (
        <p className="t-small t-second">
          Includes{' '}
          {order.taxes.map(({ name, amount }) => `${formatTotal(amount)} ${name}`).join(' and ') || 'VAT'}.
        </p>
      ) : null}
      {keyed(order.payments, ({ name }) => name).map(({ key, item: { name, amount } }) => (
        <p className="t-small t-second" key={key}>{`${formatTotal(amount)} paid by ${lowerFirst(name)}`}</p>
      ))}
      {isOff
        ? null
        : moneyBack(order).map((line) => (
            <p className="t-small" key={line}>
              {line}
            </p>
          ))}
    </SumSheet>
  );
}
