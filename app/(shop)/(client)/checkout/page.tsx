import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Checkout', robots: { index: false } };

/** The demonstration shop takes no orders, and says so before anything is typed. */
export default function CheckoutPage() {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Basket', path: '/cart' }, { name: 'Checkout' }]} />
      <h1 className="t-h1">Checkout</h1>
      <EmptyState
        shape="basket"
        title="This is a demonstration shop: nothing here is for sale"
        action={<ButtonLink href="/cart">Back to the basket</ButtonLink>}
      >
        <p>No order can be placed and no card is asked for. Your basket is kept for seven days.</p>
      </EmptyState>
    </div>
  );
}
