import { mayCancel } from '@/lib/orders/changes/returns';
import { movableDelivery } from '@/lib/orders/delivery-day';
import type { Order } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';

/** Says how to change the day of a visit, and how to tell the crew about the way in. */
export function DayChanges({ order }: { order: Order }) {
  return (
    <p>
      {movableDelivery(order) ? (
        <>
          Another day? <a href={href('/track-order/day', { order: order.id })}>Change it here</a>, free of
          charge.
        </>
      ) : (
        <>
          Another day? Reply to the text you get by 6pm on the day before, or{' '}
          <a href={href('/contact')}>ring or write to us</a>.
        </>
      )}
      {mayCancel(order) ? (
        <>
          {' '}
          Stairs or narrow doors? <a href={href('/track-order/note', { order: order.id })}>Tell the crew</a>.
        </>
      ) : null}
    </p>
  );
}
