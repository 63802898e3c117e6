import type { ReactNode } from 'react';
import { OwnPage } from '@/components/customer/own-page';
import { PageHead } from '@/components/orders/tracking/page-head';
import { href } from '@/lib/routing/href';
import { AccountFrame } from './account-frame';
import { AccountPage } from './account-page';

type Props = {
  title: string;
  /** The order that the page lies below; null for the page of the order itself. */
  order: number | null;
  /** Whether it is the order of whoever is signed in. */
  isOwn: boolean;
  /** A true figure about the page, for the divider under the heading. */
  measure?: ReactNode;
  children: ReactNode;
};

/** Around a page about one order: in the account for its own customer, else below the form for its number. */
export function OrderPlace({ title, order, isOwn, measure, children }: Props) {
  const above = order === null ? [] : [{ name: `Order ${order}`, path: href('/track-order', { order }) }];
  if (!isOwn)
    return (
      <div className="wrap">
        <PageHead title={title} above={[{ name: 'Track an order', path: href('/track-order') }, ...above]}>
          {measure}
        </PageHead>
        {children}
      </div>
    );
  const list = { name: 'Your orders', path: href('/account/order-history') };
  return (
    <OwnPage>
      <AccountFrame>
        <AccountPage title={title} above={[list, ...above]} measure={measure}>
          {children}
        </AccountPage>
      </AccountFrame>
    </OwnPage>
  );
}
