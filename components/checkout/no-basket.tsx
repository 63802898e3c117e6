import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { orderPath } from '@/lib/checkout/rules';
import { href } from '@/lib/routing/href';

/** Shown when there is nothing to pay for: the basket has become an order, or this browser has none. */
export function NoBasket({ placed }: { placed: { order: number; isPaid: boolean } | null }) {
  if (placed)
    return (
      <EmptyState
        shape="basket"
        title={`Your basket has become order ${placed.order}`}
        action={<ButtonLink href={orderPath(placed.order)}>See the order</ButtonLink>}
      >
        <p>
          {placed.isPaid ? 'It is placed and paid for.' : 'It is placed; its payment has not reached us yet.'}{' '}
          Nothing is ordered or paid a second time.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState
      shape="basket"
      title="There is nothing in your basket"
      action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
    >
      <p>
        If you were signed in and have been signed out since, your basket is kept in your account:{' '}
        <a href={href('/login', { redirect: href('/checkout') })}>sign in again</a> and carry on where you
        left off.
      </p>
    </EmptyState>
  );
}
