import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { Day } from '@/lib/dates/rules';
import type { OrderSummary } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import { OrderCard } from './order-card';
import css from './order-card.module.css';

type Props = {
  orders: readonly OrderSummary[];
  /** Delivery days of the orders under way, by order number. */
  due: ReadonlyMap<number, Day[]>;
  today: Day;
  text: string;
  page: number;
  pages: number;
  complete: boolean;
};

/** A page of orders, or why there are none. */
export function OrderList({ orders, due, today, text, page, pages, complete }: Props) {
  if (orders.length === 0) return text ? <NoneFound text={text} /> : <NoOrders />;
  const pageHref = (page: number) => href('/account/order-history', { q: text, page });
  return (
    <>
      <ul className={css['list']}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} due={due.get(order.id) ?? []} today={today} />
          </li>
        ))}
      </ul>
      {text && !complete ? (
        <p className="t-second">We looked through your 500 most recent orders. Ask us about older ones.</p>
      ) : null}
      {pages > 1 ? (
        <Pagination
          current={page}
          pages={Array.from({ length: pages }, (_, at) => ({ number: at + 1, href: pageHref(at + 1) }))}
          previous={page > 1 ? pageHref(page - 1) : undefined}
          next={page < pages ? pageHref(page + 1) : undefined}
          label="Pages of orders"
        />
      ) : null}
    </>
  );
}

/** Shown to a customer without orders. */
export function NoOrders() {
  return (
    <EmptyState
      shape="machine"
      title="You have not ordered anything yet"
      action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
    >
      <p>Your orders, their deliveries and their invoices will appear here.</p>
    </EmptyState>
  );
}

function NoneFound({ text }: { text: string }) {
  return (
    <EmptyState
      shape="shelf"
      title={`No order with “${text}”`}
      action={<ButtonLink href={href('/account/order-history')}>Show all orders</ButtonLink>}
    >
      <p>Try the order number, or one word of the product’s name.</p>
    </EmptyState>
  );
}
