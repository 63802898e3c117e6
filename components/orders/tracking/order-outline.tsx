import { OrderStatus } from '@/components/orders/order-status';
import { classes } from '@/components/ui/classes';
import { dayAndYear, meaningOf } from '@/lib/orders/progress';
import type { OrderOutline as Outline } from '@/lib/orders/types';
import css from './track.module.css';

const c = classes(css);

/** The status of an order for anyone who knows only its number: contains no personal data. */
export function OrderOutline({ outline }: { outline: Outline }) {
  const { id, status, orderedAt, shippedAt, updatedAt } = outline;
  const days = [
    { name: 'Placed', at: orderedAt },
    { name: 'On its way', at: shippedAt },
    { name: 'Last updated', at: updatedAt },
  ];
  return (
    <section className={c('outline')} aria-labelledby="outline">
      <h2 className="t-h3" id="outline">
        Order <span className="num">{id}</span>
      </h2>
      <OrderStatus status={status} />
      <p>{meaningOf(status).words}</p>
      <dl className={c('days')}>
        {days.map(({ name, at }) =>
          at ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{dayAndYear(at)}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
