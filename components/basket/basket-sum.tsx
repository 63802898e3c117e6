import type { ReactNode } from 'react';
import { SumSheet } from '@/components/money/sum-sheet';
import { ButtonLink } from '@/components/ui/controls/button';
import type { Basket } from '@/lib/basket/types';
import { dueLabel, includedWords, type toPayForBasket } from '@/lib/checkout/sum';
import { href } from '@/lib/routing/href';

/** Id of the page's main button. */
export const CHECKOUT_BUTTON = 'to-checkout';

type Props = {
  basket: Basket;
  sum: ReturnType<typeof toPayForBasket>;
  busy: boolean;
  /** Whether changes are waiting for a connection; they are not in the sum. */
  waits: boolean;
  blocked: boolean;
  /** The field for coupons and gift certificates. */
  codes: ReactNode;
};

/** What there is to pay, row by row, with VAT and delivery; nothing is added later (experience L3). */
export function BasketSum({ basket, sum, busy, waits, blocked, codes }: Props) {
  return (
    <SumSheet title="To pay" rows={sum.rows} total={{ label: dueLabel(sum), amount: sum.due }} busy={busy}>
      <p className="t-small t-second">{busy ? 'Working out the new total.' : includedWords(sum)}</p>
      {sum.isLeast ? (
        <p className="t-small t-second">
          Your code may not cover all of the delivery. The checkout shows the exact total before you pay.
        </p>
      ) : null}
      {basket.lines.some(({ product }) => product?.stock.state === 'due') ? (
        <p className="t-small t-second">A pre-order is paid for when you order, with the rest.</p>
      ) : null}
      {codes}
      {blocked ? (
        <p className="t-small">Something in the basket needs your attention before you go on.</p>
      ) : waits ? (
        <p className="t-small">
          Changes waiting for a connection are not in the total yet. You can go to the checkout once they are
          saved.
        </p>
      ) : (
        <ButtonLink id={CHECKOUT_BUTTON} href={href('/checkout')} size="tall" wide data-reload>
          Go to checkout
        </ButtonLink>
      )}
    </SumSheet>
  );
}
