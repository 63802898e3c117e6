import type { Metadata } from 'next';
import { OrderPlace } from '@/components/account/order-place';
import { ReturnForm } from '@/components/orders/changes/return-form';
import { ReturnWords } from '@/components/orders/changes/return-words';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { getCards } from '@/lib/catalogue/queries';
import { getSettings } from '@/lib/content/queries';
import { londonDate } from '@/lib/dates/rules';
import { getFormNote } from '@/lib/forms/queries';
import { TRACKER } from '@/lib/orders/changes/order-page';
import { mayReturn, returnLine } from '@/lib/orders/changes/return-window';
import { mayCancel, returnable } from '@/lib/orders/changes/returns';
import { requireOrder } from '@/lib/orders/tracking/opened-queries';
import { waysOf } from '@/lib/orders/return-ways';
import { waysBack, wayWords } from '@/lib/orders/return-words';
import { orFallback } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Send something back', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Asks which products of an order are returned, within the merchant's return period. */
export default async function ReturnPage({ searchParams }: Props) {
  const { order, requested, isOwn } = await requireOrder(await searchParams);
  const today = londonDate(new Date());
  const [{ returns }, settings] = await Promise.all([getPolicy(), orFallback(getSettings(), null)]);
  const goods = mayReturn(order, today, returns) ? returnable(order, requested) : [];
  const cards = await orFallback(getCards(goods.map(({ line }) => line.productId)), []);
  const ways = waysOf(order, new Map(cards.map((card) => [card.id, card])), returns).filter(({ lineId }) =>
    goods.some(({ line }) => line.id === lineId),
  );
  const back = href('/track-order', { order: order.id });
  return (
    <OrderPlace title="Send something back" order={order.id} isOwn={isOwn}>
      <div className={css['page']}>
        <div className={css['ask']}>
          {mayCancel(order) ? null : <p>{returnLine(order, today, returns)}</p>}
          {goods.length > 0 ? (
            <ReturnForm
              order={order.id}
              turn={requested.length}
              goods={goods.map(({ line, most }) => ({
                lineId: line.id,
                name: line.name,
                most,
                way: wayWords(ways.find(({ lineId }) => lineId === line.id)),
              }))}
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
                  Nothing more from this order can be sent back here. <a href={back}>Look at the order</a>
                </>
              )}
            </Notice>
          )}
        </div>
        {goods.length > 0 ? (
          <ReturnWords terms={returns} ways={settings ? waysBack(ways, returns, settings, null) : []} />
        ) : null}
      </div>
    </OrderPlace>
  );
}
