import type { Metadata } from 'next';
import { OrderPlace } from '@/components/account/order-place';
import { PageNote } from '@/components/forms/page-note';
import { DayForm } from '@/components/orders/changes/day-form';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { longDay } from '@/lib/dates/rules';
import { getFormNote } from '@/lib/forms/queries';
import { readDaysToMoveTo } from '@/lib/orders/changes/day-queries';
import { TRACKER } from '@/lib/orders/changes/order-page';
import { movableDelivery } from '@/lib/orders/delivery-day';
import { requireOrder } from '@/lib/orders/tracking/opened-queries';
import { orFallback } from '@/lib/platform/result';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Another delivery day', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Changes the day of a delivery that has not been sent. */
export default async function OrderDayPage({ searchParams }: Props) {
  const { order, isOwn } = await requireOrder(await searchParams);
  const note = await getFormNote(TRACKER, searchParams);
  const movable = movableDelivery(order);
  const others = movable ? await orFallback(readDaysToMoveTo(order, new Date()), []) : [];
  return (
    <OrderPlace title="Another delivery day" order={order.id} isOwn={isOwn}>
      <div className={css['ask']}>
        <PageNote note={note?.kind === 'done' ? note : null} />
        {movable && others.length > 0 ? (
          <>
            <p>
              Everything comes on <b>{longDay(movable.day)}</b>. It has not left us yet, so you can change the
              day free of charge. These days cost no more than you have paid; for any other,{' '}
              <a href={href('/contact')}>ring us</a>.
            </p>
            <DayForm
              order={order.id}
              turn={order.updatedAt}
              day={movable.day}
              days={[...new Set([movable.day, ...others])].toSorted()}
              note={note}
            />
          </>
        ) : (
          <Notice kind="info">
            {movable
              ? 'We can’t offer other days here right now. '
              : 'The day of this order can’t be changed here any more. '}
            <a href={href('/contact')}>Ring us</a> and we will see what can be done.
          </Notice>
        )}
      </div>
    </OrderPlace>
  );
}
