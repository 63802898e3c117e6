import type { ReactNode } from 'react';
import { type SheetRow, SumSheet } from '@/components/money/sum-sheet';
import { ButtonLink } from '@/components/ui/button';
import type { Basket } from '@/lib/basket/types';
import { basketSums, expectedDelivery, toPayFor } from '@/lib/checkout/sum';
import type { CheckoutOverview } from '@/lib/checkout/types';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';

type Props = {
  basket: Basket;
  /** The platform's reductions and delivery; null while they are not known. */
  overview: CheckoutOverview | null;
  /** What the zone costs on top of every delivery. */
  surcharge: Pence;
  busy: boolean;
  blocked: boolean;
  /** Where codes are entered. */
  codes: ReactNode;
};

/** What there is to pay, part by part, VAT and delivery included; nothing is added later (experience L3). */
export function BasketSum({ basket, overview, surcharge, busy, blocked, codes }: Props) {
  const delivery = overview?.delivery ?? expectedDelivery(basket, surcharge);
  const sum = toPayFor(basket, overview?.sums ?? basketSums(basket), delivery);
  const rows: SheetRow[] = [
    ...sum.rows,
    ...(sum.saving > 0 ? [{ label: 'Saving, already taken off', amount: sum.saving, saving: true }] : []),
  ];
  const label = sum.due === sum.total ? 'Total' : 'Left to pay';
  return (
    <SumSheet title="To pay" rows={rows} total={{ label, amount: sum.due }} busy={busy}>
      <p className="t-small t-second">
        {busy ? 'Working out the new total.' : `Includes ${formatTotal(sum.vat)} VAT and delivery.`}
      </p>
      {codes}
      {blocked ? (
        <p className="t-small">Something in the basket needs your attention before you go on.</p>
      ) : (
        <ButtonLink href="/checkout" size="tall" wide data-reload>
          Go to checkout
        </ButtonLink>
      )}
    </SumSheet>
  );
}
