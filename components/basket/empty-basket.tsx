import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { CART_COOKIE_DAYS } from '@/lib/basket/rules';
import { href } from '@/lib/routing/href';

/** Shown for an empty basket, with links to continue. */
export function EmptyBasket() {
  return (
    <EmptyState
      shape="basket"
      title="Your basket is empty"
      action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
    >
      <p>
        What you add is kept for {CART_COOKIE_DAYS} days. <a href={href('/wishlist')}>See your wishlist</a>.
      </p>
    </EmptyState>
  );
}
