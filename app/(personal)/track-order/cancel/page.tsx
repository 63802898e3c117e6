import type { Metadata } from 'next';
import { OrderPlace } from '@/components/account/order-place';
import { ConfirmForm } from '@/components/forms/confirm-form';
import { PageNote } from '@/components/forms/page-note';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { getFormNote } from '@/lib/forms/queries';
import { moneyBackIfCancelled } from '@/lib/orders/changes/money-back';
import { TRACKER } from '@/lib/orders/changes/order-page';
import { mayCancel } from '@/lib/orders/changes/returns';
import { endedWords } from '@/lib/orders/progress';
import { lineName, linesOf } from '@/lib/orders/rules';
import { requireOrder } from '@/lib/orders/tracking/opened-queries';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Cancel an order', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Asks for confirmation before an order is cancelled. */
export default async function CancelOrderPage({ searchParams }: Props) {
  const { order, isOwn } = await requireOrder(await searchParams);
  const back = href('/track-order', { order: order.id });
  return (
    <OrderPlace title="Cancel the order?" order={order.id} isOwn={isOwn}>
      <div className={css['ask']}>
        <PageNote note={await getFormNote(TRACKER, searchParams)} />
        <ul>
          {linesOf(order).map((line) => (
            <li key={line.id}>{lineName(line)}</li>
          ))}
        </ul>
        {mayCancel(order) ? (
          <>
            <p>
              Nothing in it has left us yet. The whole order is cancelled at once.{' '}
              {moneyBackIfCancelled(order)} We confirm it by e-mail.
            </p>
            <ConfirmForm
              action={href('/api/cancel-order')}
              values={{ order: String(order.id) }}
              submit={`Cancel order ${order.id}`}
              back={{ name: 'Keep it', path: back }}
            />
          </>
        ) : (
          <Notice kind="info">
            {endedWords(order) ?? 'This order can no longer be cancelled.'} <a href={back}>See the order</a>.
          </Notice>
        )}
      </div>
    </OrderPlace>
  );
}
