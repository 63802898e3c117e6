import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { formatTotal } from '@/lib/money/rules';
import { lowerFirst, sumRows } from '@/lib/orders/sum';
import type { Order } from '@/lib/orders/types';
import css from './order-view.module.css';

const c = classes(css);

/** What was paid, part by part. */
export function OrderSum({ order }: { order: Order }) {
  return (
    <Plate className={c('sum')}>
      <h2>What it came to</h2>
      <dl>
        {sumRows(order).map(({ label, amount, saving }) => (
          <div key={label} className={saving ? c('save') : undefined}>
            <dt>{label}</dt>
            <dd>
              <span>{formatTotal(amount)}</span>
            </dd>
          </div>
        ))}
        <div className={c('total')}>
          <dt>Total</dt>
          <dd>{formatTotal(order.total)}</dd>
        </div>
      </dl>
      {order.isTaxIncluded ? (
        <p className="t-small t-second">
          Includes{' '}
          {order.taxes.map(({ name, amount }) => `${formatTotal(amount)} ${name}`).join(' and ') || 'VAT'}.
        </p>
      ) : null}
      {order.payments.map(({ name, amount }) => (
        <p className="t-small t-second" key={name}>{`${formatTotal(amount)} paid by ${lowerFirst(name)}`}</p>
      ))}
    </Plate>
  );
}
