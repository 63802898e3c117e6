import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { OrderActs } from '@/components/orders/changes/order-acts';
import { InvoiceLink } from '@/components/orders/invoice-link';
import { OrderView } from '@/components/orders/order-view';
import { ReorderButton } from '@/components/orders/reorder-button';
import { getSettings } from '@/lib/content/queries';
import { londonDate } from '@/lib/dates/rules';
import { getAround } from '@/lib/orders/around-queries';
import { dayAndYear, isUnderWay } from '@/lib/orders/progress';
import { getOrder } from '@/lib/orders/queries';
import { reorderItems } from '@/lib/orders/reorder';
import { readOrderNumber } from '@/lib/orders/rules';
import { returnsOf } from '@/lib/orders/changes/return-queries';
import { requireSession } from '@/lib/platform/session/require-session';
import { orFallback } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { getServices } from '@/lib/services/queries';

export const instant = false;

export const metadata: Metadata = { title: 'Your order' };

const LIST = { name: 'Your orders', path: href('/account/order-history') };

type Props = { params: Promise<{ id: string }> };

/**
 * One of the customer's own orders. Another customer's order and a missing one get the same answer (reliability guide
 * C11).
 */
export default async function OrderPage({ params }: Props) {
  const id = readOrderNumber((await params).id);
  const path = id === null ? LIST.path : href('/account/order-history/[id]', { id });
  const session = await requireSession(path);
  const order = id === null ? null : await getOrder(session, path, id);
  if (!order) notFound();
  const today = londonDate(new Date());
  const [services, around, { returns }, settings] = await Promise.all([
    orFallback(getServices(), []),
    getAround(order, today),
    getPolicy(),
    orFallback(getSettings(), null),
  ]);
  return (
    <AccountPage
      title={`Order ${order.id}`}
      above={[LIST]}
      measure={
        <>
          <b>{dayAndYear(order.orderedAt)}</b>
        </>
      }
    >
      <OrderView
        order={order}
        today={today}
        terms={returns}
        settings={settings}
        around={around}
        acts={
          <>
            <ReorderButton
              {...reorderItems(order, services)}
              kind={isUnderWay(order) ? 'second' : 'primary'}
            />
            <InvoiceLink order={order} />
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
    </AccountPage>
  );
}
