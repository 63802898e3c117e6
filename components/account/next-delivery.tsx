import { OrderProgress } from '@/components/orders/order-progress';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { Day } from '@/lib/dates/rules';
import { unbroken } from '@/lib/i18n/unbroken';
import { toCome } from '@/lib/orders/left';
import { dueWords, meaningOf } from '@/lib/orders/progress';
import { lineName } from '@/lib/orders/rules';
import type { OrderSummary } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import css from './next-delivery.module.css';

const c = classes(css);

/** The order with the earliest delivery and its progress. */
export function NextDelivery({ order, due }: { order: OrderSummary; due: readonly Day[] }) {
  const lines = order.consignments.flatMap((each) => toCome(each).lines);
  const dueOn = dueWords(order, due);
  return (
    <Plate className={c('next')}>
      <div className={c('head')}>
        <div>
          <h2 className="t-h3">Next delivery</h2>
          {dueOn ? <b className={c('due')}>{dueOn}</b> : null}
          <p>{unbroken(lines.map(lineName).join('; '))}</p>
        </div>
        <div className={c('pictures')}>
          {lines
            .filter(({ imageUrl }) => imageUrl)
            .slice(0, 3)
            .map((line) => (
              <img key={line.id} src={line.imageUrl ?? ''} alt="" width={300} height={300} />
            ))}
        </div>
      </div>
      <OrderProgress order={order} due={due} />
      <p>
        {meaningOf(order.status).words}{' '}
        <a href={href('/account/order-history/[id]', { id: order.id })}>
          See the order<span className="vh">: number {order.id}</span>
        </a>
      </p>
    </Plate>
  );
}
