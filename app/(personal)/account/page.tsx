import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { Dashboard, NEWEST_SHOWN } from '@/components/account/dashboard';
import { PageNote } from '@/components/forms/page-note';
import { getAddresses } from '@/lib/addresses/queries';
import { getCards } from '@/lib/catalogue/queries';
import { getSettings } from '@/lib/content/queries';
import { readCustomer } from '@/lib/customer/queries';
import { londonDate } from '@/lib/dates/rules';
import { getFormNote } from '@/lib/forms/queries';
import { readKeptHome } from '@/lib/home/queries';
import { nounFor } from '@/lib/i18n/counted';
import { guaranteesOf } from '@/lib/orders/guarantees';
import { nextDelivery, ordersUnderWay } from '@/lib/orders/progress';
import { getDueOf, getOrders } from '@/lib/orders/queries';
import { linesOf } from '@/lib/orders/rules';
import { requireSession, signIn } from '@/lib/platform/session/require-session';
import { orFallback, orUnreachable } from '@/lib/platform/result';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Your account' };

const PATH = href('/account');
/** Number of the newest orders that guarantees are determined from. */
const LOOKED_AT = 50;
/** Number of orders under way whose delivery days are loaded. */
const ASKED_FOR = 5;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AccountOverviewPage({ searchParams }: Props) {
  const session = await requireSession(PATH);
  const [found, { orders, total }, addresses, home, settings, note] = await Promise.all([
    readCustomer(session),
    getOrders(session, PATH, { size: LOOKED_AT }),
    getAddresses(session, PATH),
    readKeptHome(session).then(orUnreachable),
    orFallback(getSettings(), null),
    getFormNote(session, searchParams),
  ]);
  const customer = orUnreachable(found) ?? signIn(PATH);
  const ids = [...new Set(orders.flatMap((order) => linesOf(order).map(({ productId }) => productId)))];
  const cards = new Map((await orFallback(getCards(ids), [])).map((card) => [card.id, card]));
  const today = londonDate(new Date());
  const underWay = ordersUnderWay(orders).slice(0, ASKED_FOR);
  const due = await getDueOf([...new Set([...underWay, ...orders.slice(0, NEWEST_SHOWN)])]);
  const next = nextDelivery(
    underWay.map((order) => ({ order, due: due.get(order.id) ?? [] })),
    today,
  );
  const ourYears = settings?.guaranteeYears ?? 0;
  const guarantees = guaranteesOf(orders, (id) => cards.get(id)?.facts, today, ourYears);
  return (
    <AccountPage
      title="Your account"
      measure={
        total > 0 ? (
          <>
            <b>{total}</b> {nounFor(total, 'order')}
            {guarantees.length > 0 ? (
              <>
                , <b>{guarantees.length}</b> under guarantee
              </>
            ) : null}
          </>
        ) : undefined
      }
    >
      <PageNote note={note} />
      <Dashboard
        home={home}
        customer={customer}
        orders={orders}
        due={due}
        today={today}
        next={next?.order ?? null}
        address={addresses[0] ?? null}
        guarantees={guarantees.map((each) => ({ ...each, path: cards.get(each.productId)?.path ?? null }))}
      />
    </AccountPage>
  );
}
