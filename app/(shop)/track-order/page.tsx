import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Track an order', robots: { index: false } };

/** Orders are followed in the account; whoever bought without one rings. */
export default function TrackOrderPage() {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Track an order' }]} />
      <h1 className="t-h1">Track an order</h1>
      <EmptyState
        shape="shelf"
        title="Every order of your account, with its parcels and where they are"
        action={<ButtonLink href="/account/order-history">See your orders</ButtonLink>}
      >
        <p>
          Bought without an account? <a href="/contact">Ring or write to us</a> with the order number and your
          postcode.
        </p>
      </EmptyState>
    </div>
  );
}
