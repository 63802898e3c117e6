import type { ReactNode } from 'react';
import { OwnPage } from '@/components/customer/own-page';
import { PageHead } from '@/components/orders/tracking/page-head';
import { href } from '@/lib/routing/href';
import { AccountFrame } from './account-frame';
import { AccountPage } from './account-page';

type Props = {
  title: string;
  /** Number of the order that the page belongs to; null for the page of the order itself. */
  order: number | null;
  /** Whether the order belongs to the signed-in customer. */
  isOwn: boolean;
  /** A count or date about the page for the dimension line under the heading. */
  measure?: ReactNode;
  children: ReactNode;
};

/** Frame of a page about one order: in the account for its own customer, otherwise below the tracking form. */
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
