import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { Invoice } from '@/components/orders/invoice';
import { PrintButton } from '@/components/orders/print-button';
import { getSettings } from '@/lib/content/queries';
import { getOrder } from '@/lib/orders/queries';
import { readVat } from '@/lib/orders/record/queries';
import { readOrderNumber } from '@/lib/orders/rules';
import { requireSession } from '@/lib/platform/session/require-session';
import { orFallback, orUnreachable } from '@/lib/platform/result';
import { href } from '@/lib/routing/href';

export const instant = false;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Invoice ${readOrderNumber((await params).id) ?? ''}`.trim() };
}

const LIST = { name: 'Your orders', path: href('/account/order-history') };

/** The invoice of one of the customer's own orders. */
export default async function InvoicePage({ params }: Props) {
  const id = readOrderNumber((await params).id);
  const path = id === null ? LIST.path : href('/account/order-history/[id]/invoice', { id });
  const session = await requireSession(path);
  const order = id === null ? null : await getOrder(session, path, id);
  if (!order) notFound();
  const [seller, vat] = await Promise.all([
    orFallback(getSettings(), null),
    orFallback(readVat(order.id).then(orUnreachable), null),
  ]);
  return (
    <AccountPage
      title="Invoice"
      above={[
        LIST,
        { name: `Order ${order.id}`, path: href('/account/order-history/[id]', { id: order.id }) },
      ]}
    >
      <div data-no-print>
        <PrintButton />
      </div>
      <Invoice order={order} seller={seller} vat={vat} />
    </AccountPage>
  );
}
