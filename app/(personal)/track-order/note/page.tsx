import type { Metadata } from 'next';
import { NoteForm } from '@/components/orders/changes/note-form';
import { PageHead } from '@/components/orders/tracking/page-head';
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

/** What the crew should know of the way in, while nothing has left us. */
export default async function OrderNotePage({ searchParams }: Props) {
  const { order } = await requireOrder(await searchParams);
  const back = { name: `Order ${order.id}`, path: href('/track-order', { order: order.id }) };
  return (
    <div className="wrap">
      <PageHead
        title="A note for the crew"
        above={[{ name: 'Track an order', path: href('/track-order') }, back]}
      />
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
                This order has left us. <a href={href('/contact')}>Ring us</a>, and we tell the crew.
              </>
            )}
          </Notice>
        )}
      </div>
    </div>
  );
}
