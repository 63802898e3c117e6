import { type SheetRow, SumSheet } from '@/components/money/sum-sheet';
import { ButtonLink } from '@/components/ui/button';
import { sumOf } from '@/lib/basket/sum';
import type { Basket } from '@/lib/basket/types';
import { deliveryPrice } from '@/lib/delivery/rules';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';

type Props = {
  basket: Basket;
  /** What the zone costs on top of every delivery. */
  surcharge: Pence;
  busy: boolean;
  blocked: boolean;
};

/** What there is to pay, part by part, VAT and delivery included; nothing is added later (experience L3). */
export function BasketSum({ basket, surcharge, busy, blocked }: Props) {
  const sum = sumOf(basket, deliveryPrice(basket.total) + surcharge);
  const rows: SheetRow[] = [
    { label: `${sum.products} ${sum.products === 1 ? 'product' : 'products'}`, amount: sum.goods },
    ...(sum.extras > 0 ? [{ label: 'Extras you chose', amount: sum.extras }] : []),
    ...basket.discounts.map(({ name, amount }) => ({ label: name, amount: -amount })),
    { label: 'Standard delivery', amount: sum.delivery },
    ...(sum.saving > 0 ? [{ label: 'Saving, already taken off', amount: sum.saving, saving: true }] : []),
  ];
  return (
    <SumSheet title="To pay" rows={rows} total={{ label: 'Total', amount: sum.total }} busy={busy}>
      <p className="t-small t-second">
        {busy ? 'Working out the new total.' : `Includes ${formatTotal(sum.vat)} VAT and standard delivery.`}
      </p>
      {blocked ? (
        <p className="t-small">Something in the basket needs your attention before you go on.</p>
      ) : (
        <ButtonLink href="/checkout" size="tall" wide>
          Go to checkout
        </ButtonLink>
      )}
    </SumSheet>
  );
}
