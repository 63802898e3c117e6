import type { Metadata } from 'next';
import { ReturnForm } from '@/components/orders/changes/return-form';
import { ReturnWords } from '@/components/orders/changes/return-words';
import { PageHead } from '@/components/orders/tracking/page-head';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { getSettings } from '@/lib/content/queries';
import { londonDate } from '@/lib/dates/rules';
import { getFormNote } from '@/lib/forms/queries';
import { TRACKER } from '@/lib/orders/changes/order-page';
import { mayReturn, returnLine } from '@/lib/orders/changes/return-window';
import { mayCancel, returnable } from '@/lib/orders/changes/returns';
import { requireOrder } from '@/lib/orders/tracking/opened-queries';
import { waysBack } from '@/lib/orders/return-words';
import { orNone } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Send something back', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Asks what of an order goes back, within the merchant's days. */
export default async function ReturnPage({ searchParams }: Props) {
  const { order, requested } = await requireOrder(await searchParams);
  const today = londonDate(new Date());
  const [{ returns }, settings] = await Promise.all([getPolicy(), orNone(getSettings(), null)]);
  const goods = mayReturn(order, today, returns) ? returnable(order, requested) : [];
  const back = { name: `Order ${order.id}`, path: href('/track-order', { order: order.id }) };
  return (
    <div className="wrap">
      <PageHead
        title="Send something back"
        above={[{ name: 'Track an order', path: href('/track-order') }, back]}
      />
      <div className={css['page']}>
        <div className={css['ask']}>
          {mayCancel(order) ? null : <p>{returnLine(order, today, returns)}</p>}
          {goods.length > 0 ? (
            <ReturnForm
              order={order.id}
              turn={requested.length}
              goods={goods.map(({ line, most }) => ({ lineId: line.id, name: line.name, most }))}
              note={await getFormNote(TRACKER, searchParams)}
            />
          ) : (
            <Notice kind="info">
              {mayCancel(order) ? (
                <>
                  Nothing has left us yet, so there is nothing to send back.{' '}
                  <a href={href('/track-order/cancel', { order: order.id })}>Cancel the order</a>, free of
                  charge.
                </>
              ) : (
                <>
                  Nothing more of this order can be sent back here. <a href={back.path}>Look at the order</a>
                </>
              )}
            </Notice>
          )}
        </div>
        <ReturnWords terms={returns} ways={settings ? waysBack(order, returns, settings, null) : []} />
      </div>
    </div>
  );
}
