import { ButtonLink } from '@/components/ui/controls/button';
import type { Order } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';

/** Link to the invoice of the customer's own order; renders nothing for an order that was never paid. */
export function InvoiceLink({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  if (status.value === 'DECLINED') return null;
  return (
    <ButtonLink kind="second" href={href('/account/order-history/[id]/invoice', { id })} wide>
      Invoice to print
    </ButtonLink>
  );
}
