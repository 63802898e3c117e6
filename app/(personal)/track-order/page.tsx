import type { Metadata } from 'next';
import { connection } from 'next/server';
import { OrderPlace } from '@/components/account/order-place';
import { OwnPage } from '@/components/customer/own-page';
import { PageNote } from '@/components/forms/page-note';
import { OrderActs } from '@/components/orders/changes/order-acts';
import { InvoiceLink } from '@/components/orders/invoice-link';
import { OrderView } from '@/components/orders/order-view';
import { ReorderButton } from '@/components/orders/reorder-button';
import { OrderOutline } from '@/components/orders/tracking/order-outline';
import { PageHead } from '@/components/orders/tracking/page-head';
import { TrackForm } from '@/components/orders/tracking/track-form';
import { TrackHelp } from '@/components/orders/tracking/track-help';
import css from '@/components/orders/tracking/track.module.css';
import { Notice } from '@/components/ui/feedback/notice';
import { Plate } from '@/components/ui/surface';
import { getSettings } from '@/lib/content/queries';
import { londonDate } from '@/lib/dates/rules';
import { getFormNote } from '@/lib/forms/queries';
import { getAround } from '@/lib/orders/around-queries';
import { TRACKER } from '@/lib/orders/changes/order-page';
import { dayAndYear, isOver, isUnderWay } from '@/lib/orders/progress';
import { reorderItems } from '@/lib/orders/reorder';
import { readOrderNumber } from '@/lib/orders/rules';
import { returnsOf } from '@/lib/orders/changes/return-queries';
import { trackOrder } from '@/lib/orders/tracking/track-queries';
import { isOwnOrder } from '@/lib/orders/tracking/seen-queries';
import { orFallback } from '@/lib/platform/result';
import { readSession } from '@/lib/platform/session/session';
import { getPolicy } from '@/lib/policy/queries';
import { getServices } from '@/lib/services/queries';

export const instant = false;

export const metadata: Metadata = { title: 'Track an order', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The status of an order by its number alone, or all of it with the e-mail address or postcode as proof. */
export default async function TrackOrderPage({ searchParams }: Props) {
  await connection();
  const typed = [(await searchParams)['order']].flat()[0]?.slice(0, 40) ?? '';
  const id = readOrderNumber(typed);
  const session = await readSession();
  const tracked = id === null ? null : await trackOrder(id, session);
  const found = tracked?.ok ? tracked.value : null;
  const settings = await orFallback(getSettings(), null);
  if (found?.kind === 'whole') {
    const { order } = found;
    const today = londonDate(new Date());
    const { returns } = await getPolicy();
    const isOwn = await isOwnOrder(order.id, session);
    const around = await getAround(order, today);
    const page = (
      <OrderPlace
        title={`Order ${order.id}`}
        order={null}
        isOwn={isOwn}
        measure={<b>{dayAndYear(order.orderedAt)}</b>}
      >
        <div className={css['whole']}>
          <PageNote note={await getFormNote(TRACKER, searchParams)} />
          <OrderView
            order={order}
            today={today}
            terms={returns}
            settings={settings}
            around={around}
            acts={
              <>
                {isOwn || isOver(order) ? (
                  <ReorderButton
                    {...reorderItems(order, await orFallback(getServices(), []))}
                    kind={isUnderWay(order) ? 'second' : 'primary'}
                  />
                ) : null}
                {isOwn ? <InvoiceLink order={order} /> : null}
                <OrderActs
                  order={order}
                  today={today}
                  terms={returns}
                  ways={around.ways}
                  requested={await returnsOf(order)}
                />
              </>
            }
          />
        </div>
      </OrderPlace>
    );
    return session && !isOwn ? <OwnPage>{page}</OwnPage> : page;
  }
  const note = await getFormNote(TRACKER, searchParams);
  return (
    <div className="wrap">
      <PageHead title="Track an order" />
      <div className={css['page']}>
        <div className={css['aside']}>
          {found?.kind === 'outline' ? <OrderOutline outline={found.outline} /> : null}
          <Plate className={css['door']}>
            {found?.kind === 'outline' ? (
              <p>Enter the e-mail address or the postcode on the order to see all of it.</p>
            ) : null}
            <TrackForm order={typed} note={note} key={typed} />
          </Plate>
        </div>
        <div className={css['aside']}>
          {note?.kind === 'done' ? <PageNote note={note} /> : null}
          {tracked && !tracked.ok ? (
            <Notice kind="warn">
              {'upstream' in tracked.error
                ? 'Orders can’t be looked up right now. Try again in a moment.'
                : tracked.error.message}
            </Notice>
          ) : null}
          {found?.kind === 'none' && !note ? (
            <Notice kind="info">We cannot find an order with this number. Check the figures.</Notice>
          ) : null}
          <TrackHelp
            found={found?.kind === 'outline' ? found.outline : null}
            phone={settings?.phone ?? ''}
            phoneLink={settings?.phoneLink ?? ''}
          />
        </div>
      </div>
    </div>
  );
}
