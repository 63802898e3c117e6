import type { Metadata } from 'next';
import { OrderPlace } from '@/components/account/order-place';
import { NoteForm } from '@/components/orders/changes/note-form';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { getFormNote } from '@/lib/forms/queries';
import { readMessage } from '@/lib/orders/changes/message';
import { TRACKER } from '@/lib/orders/changes/order-page';
import { mayCancel } from '@/lib/orders/changes/returns';
import { endedWords } from '@/lib/orders/progress';
import { requireOrder } from '@/lib/orders/tracking/opened-queries';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'A note for the crew', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Changes the note to the crew while nothing has been sent. */
export default async function OrderNotePage({ searchParams }: Props) {
  const { order, isOwn } = await requireOrder(await searchParams);
  return (
    <OrderPlace title="A note for the crew" order={order.id} isOwn={isOwn}>
      <div className={css['ask']}>
        {mayCancel(order) ? (
          <NoteForm
            order={order.id}
            text={readMessage(order.message).note.replaceAll('\n', '; ')}
            note={await getFormNote(TRACKER, searchParams)}
          />
        ) : (
          <Notice kind="info">
            {endedWords(order) ?? (
              <>
                This order has left us. <a href={href('/contact')}>Ring us</a>, and we will tell the crew.
              </>
            )}
          </Notice>
        )}
      </div>
    </OrderPlace>
  );
}
