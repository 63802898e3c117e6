import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { OrderView } from '@/components/account/order-view';
import { ReorderButton } from '@/components/account/reorder-button';
import { OrderActs } from '@/components/orders/order-acts';
import { ButtonLink } from '@/components/ui/button';
import { londonDate } from '@/lib/dates/rules';
import { returnsOf } from '@/lib/orders/opened-queries';
import { dayAndYear } from '@/lib/orders/progress';
import { getOrder } from '@/lib/orders/queries';
import { reorderItems } from '@/lib/orders/reorder';
import { linesOf, readOrderNumber } from '@/lib/orders/rules';
import { getPapers } from '@/lib/papers/queries';
import { requireSession } from '@/lib/platform/require-session';
import { orNone } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { getServices } from '@/lib/services/queries';

export const instant = false;

export const metadata: Metadata = { title: 'Your order' };

const LIST = { name: 'Your orders', path: href('/account/order-history') };

type Props = { params: Promise<{ id: string }> };

/** One of the shopper's own orders; another's and none answer alike (reliability guide C11). */
export default async function OrderPage({ params }: Props) {
  const id = readOrderNumber((await params).id);
  const path = id === null ? LIST.path : href('/account/order-history/[id]', { id });
  const session = await requireSession(path);
  const order = id === null ? null : await getOrder(session, path, id);
  if (!order) notFound();
  const products = [...new Set(linesOf(order).map(({ productId }) => productId))];
  const [services, papers, { returns }] = await Promise.all([
    orNone(getServices(), []),
    orNone(getPapers(products), {}),
    getPolicy(),
  ]);
  const today = londonDate(new Date());
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
        papers={papers}
        acts={
          <>
            <ReorderButton {...reorderItems(order, services)} />
            <ButtonLink
              kind="second"
              href={href('/account/order-history/[id]/invoice', { id: order.id })}
              wide
            >
              Invoice to print
            </ButtonLink>
            <OrderActs order={order} today={today} terms={returns} asked={await returnsOf(order.id)} />
          </>
        }
      />
    </AccountPage>
  );
}
