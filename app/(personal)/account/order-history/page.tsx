import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { OrderList } from '@/components/orders/order-list';
import { OrderSearch } from '@/components/orders/order-search';
import { nounFor } from '@/lib/i18n/counted';
import { londonDate } from '@/lib/dates/rules';
import { getDueOf, getOrders } from '@/lib/orders/queries';
import { readListQuery } from '@/lib/orders/rules';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Your orders' };

const PATH = href('/account/order-history');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OrdersPage({ searchParams }: Props) {
  const session = await requireSession(PATH);
  const { text, page } = readListQuery(await searchParams);
  const found = await getOrders(session, PATH, { text, page });
  const measure = found.total > 0 && (
    <>
      <b>{found.total}</b> {nounFor(found.total, 'order')}
      {text ? ` with “${text}”` : null}
    </>
  );
  return (
    <AccountPage title="Your orders" measure={measure || undefined}>
      {found.total > 0 || text ? <OrderSearch text={text} page={found.page} /> : null}
      <OrderList {...found} text={text} due={await getDueOf(found.orders)} today={londonDate(new Date())} />
    </AccountPage>
  );
}
