import { classes } from '@/components/ui/classes';
import { formatTotal } from '@/lib/money/rules';
import type { Day } from '@/lib/dates/rules';
import { dayAndYear, nextWords, sentWords } from '@/lib/orders/progress';
import type { OrderSummary } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import css from './order-card.module.css';
import { OrderStatus } from './order-status';

const c = classes(css);

const MOST_PICTURES = 4;

type Props = {
  order: OrderSummary;
  /** Delivery days, as far as they are known. */
  due: readonly Day[];
  today: Day;
  heading?: 'h2' | 'h3';
};

/** An order in a list: its products, status, delivery and total. */
export function OrderCard({ order, due, today, heading: Heading = 'h2' }: Props) {
  const lines = order.consignments.flatMap(({ lines }) => lines);
  const pictures = lines.filter(({ imageUrl }) => imageUrl).slice(0, MOST_PICTURES);
  const [first, ...others] = lines;
  const said = [sentWords(order), nextWords(order, due, today)].filter((words) => words !== null);
  return (
    <article className={c('card')}>
      <div className={c('head')}>
        <Heading className={c('name')}>
          <a className="whole" href={href('/account/order-history/[id]', { id: order.id })}>
            {first ? first.name : 'Gift certificate'}
            {others.length > 0 ? ` and ${others.length} more` : null}
            <span className="vh">, order {order.id}</span>
          </a>
        </Heading>
        <p className={c('stands')}>
          <OrderStatus status={order.status} />
          {said.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
      <div className={c('pictures')}>
        {pictures.map((line) => (
          <img key={line.id} src={line.imageUrl ?? ''} alt="" width={300} height={300} loading="lazy" />
        ))}
      </div>
      <dl className={c('facts')}>
        <div>
          <dt>Placed</dt>
          <dd>{dayAndYear(order.orderedAt)}</dd>
        </div>
        <div>
          <dt>Order number</dt>
          <dd>{order.id}</dd>
        </div>
        <div className={c('total')}>
          <dt>Total</dt>
          <dd>{formatTotal(order.total)}</dd>
        </div>
      </dl>
    </article>
  );
}
