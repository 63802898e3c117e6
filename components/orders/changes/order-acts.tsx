import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { hasVisit } from '@/lib/orders/arrival';
import { mayReturn } from '@/lib/orders/changes/return-window';
import { mayCancel, returnable } from '@/lib/orders/changes/returns';
import { dayOf, isUnderWay } from '@/lib/orders/progress';
import { lineName } from '@/lib/orders/rules';
import type { Order, ReturnAsked } from '@/lib/orders/types';
import type { WayBack } from '@/lib/orders/return-ways';
import type { ReturnTerms } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import css from './order-acts.module.css';

const c = classes(css);

type Props = {
  order: Order;
  requested: readonly ReturnAsked[];
  today: string;
  terms: ReturnTerms;
  /** How each of its products is returned. */
  ways: readonly WayBack[];
};

/** Actions still possible for an order, and the returns requested so far. */
export function OrderActs({ order, requested, today, terms, ways }: Props) {
  const isReturnable = mayReturn(order, today, terms) && returnable(order, requested).length > 0;
  return (
    <>
      {mayCancel(order) ? (
        <ButtonLink kind="second" href={href('/track-order/cancel', { order: order.id })} wide>
          Cancel the order
        </ButtonLink>
      ) : null}
      {isReturnable ? (
        <ButtonLink kind="second" href={href('/track-order/return', { order: order.id })} wide>
          Send something back
        </ButtonLink>
      ) : null}
      {isUnderWay(order) && !hasVisit(order) ? (
        <p className={c('change')}>
          Something wrong with the order? <a href={href('/contact')}>Ring or write to us</a>.
        </p>
      ) : null}
      {requested.map(({ key, at, lines }) => (
        <section key={key} className={c('asked')} aria-label={`Return asked for on ${dayOf(at)}`}>
          <h2>Going back, asked for on {dayOf(at)}</h2>
          <ul>
            {lines.map(({ lineId, name, quantity }) => (
              <li key={lineId}>{lineName({ name, quantity })}</li>
            ))}
          </ul>
          <p>
            {[
              ...(isAny(lines, ways, 'van')
                ? ['We will write or ring by the next working day to agree a collection day.']
                : []),
              ...(isAny(lines, ways, 'post') ? ['Our e-mail says where to post it.'] : []),
            ].join(' ')}
          </p>
        </section>
      ))}
    </>
  );
}

const isAny = (lines: ReturnAsked['lines'], ways: readonly WayBack[], by: WayBack['by']): boolean =>
  ways.some((way) => way.by === by && lines.some(({ lineId }) => lineId === way.lineId));
