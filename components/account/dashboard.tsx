import { OrderCard } from '@/components/orders/order-card';
import cards from '@/components/orders/order-card.module.css';
import { NoOrders } from '@/components/orders/order-list';
import { classes } from '@/components/ui/classes';
import { joinName } from '@/lib/addresses/names';
import type { Address } from '@/lib/addresses/types';
import type { Customer } from '@/lib/customer/types';
import type { Day } from '@/lib/dates/rules';
import type { Home } from '@/lib/home/types';
import type { OrderSummary } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import { AccountSection } from './account-section';
import { AddressLabel } from './address-card';
import css from './dashboard.module.css';
import { type CoveredProduct, GuaranteeList } from './guarantee-list';
import { HomeKept } from './home-kept';
import { NextDelivery } from './next-delivery';

const c = classes(css);

/** Number of the newest orders shown. */
export const NEWEST_SHOWN = 3;

type Props = {
  customer: Customer;
  /** Newest first. */
  orders: readonly OrderSummary[];
  /** Delivery days of the orders under way, by order number. */
  due: ReadonlyMap<number, Day[]>;
  today: Day;
  /** The order with the earliest delivery. */
  next: OrderSummary | null;
  address: Address | null;
  guarantees: readonly CoveredProduct[];
  /** The home facts copied into the account. */
  home: Home | null;
};

/** The account overview: what is on its way, what was bought, what is under guarantee (experience ACC-1). */
export function Dashboard({ customer, orders, due, today, next, address, guarantees, home }: Props) {
  return (
    <>
      {next ? <NextDelivery order={next} due={due.get(next.id) ?? []} /> : null}
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <AccountSection
          title="Your last orders"
          beside={<a href={href('/account/order-history')}>All orders</a>}
        >
          <ul className={cards['list']}>
            {orders.slice(0, NEWEST_SHOWN).map((order) => (
              <li key={order.id}>
                <OrderCard order={order} due={due.get(order.id) ?? []} today={today} heading="h3" />
              </li>
            ))}
          </ul>
        </AccountSection>
      )}
      {guarantees.length > 0 ? (
        <AccountSection title="Under guarantee" beside={<a href={href('/guarantee')}>What it covers</a>}>
          <GuaranteeList guarantees={guarantees} />
        </AccountSection>
      ) : null}
      <HomeKept home={home} />
      <div className={c('pair')}>
        <AccountSection
          title="Your details"
          beside={
            <a href={href('/account/personal-details')}>
              Change<span className="vh"> your details</span>
            </a>
          }
        >
          <div className={c('who')}>
            <b>{joinName(customer)}</b>
            {[customer.company, customer.email, customer.phone].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </AccountSection>
        <AccountSection
          title="Default address"
          beside={<a href={href('/account/address-book')}>{address ? 'All addresses' : 'Add an address'}</a>}
        >
          {address ? <AddressLabel address={address} /> : <p>None yet.</p>}
        </AccountSection>
      </div>
    </>
  );
}
