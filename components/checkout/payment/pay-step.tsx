import { joinName } from '@/lib/addresses/names';
import type { Basket } from '@/lib/basket/types';
import type { Wallet } from '@/lib/checkout/payment/wallets/types';
import type { Checkout } from '@/lib/checkout/types';
import type { SiteSettings } from '@/lib/content/types';
import type { Policy } from '@/lib/policy/types';
import { PayForm } from './pay-form';
import { Review } from './review';

type Props = {
  checkout: Checkout;
  basket: Basket;
  settings: SiteSettings | null;
  policy: Policy;
  orderKey: string;
  /** URL of the card fields. */
  cardFields: string;
  wallets: readonly Wallet[];
  /** Query parameter `payment`: why the shopper returned from a bank or wallet without paying. */
  back: unknown;
};

const SAID = [
  ['declined', 'Your bank did not confirm the payment. Nothing is paid. Try again, or use another card.'],
  ['refused', 'You did not approve the payment in your wallet. Nothing is paid. Try again, or pay by card.'],
  [
    'unusable',
    'The payment you approved in your wallet can’t be used. Nothing is paid. Try again, or pay by card.',
  ],
] as const;

/** Step 3: the order once more, then the card. */
export function PayStep({ checkout, basket, settings, policy, orderKey, cardFields, wallets, back }: Props) {
  const { id, sums, billing } = checkout;
  return (
    <>
      <Review basket={basket} settings={settings} policy={policy} />
      <PayForm
        cartId={id}
        due={sums.due}
        total={sums.total}
        orderKey={orderKey}
        cardFields={cardFields}
        name={billing ? joinName(billing) : ''}
        wallets={wallets}
        said={SAID.find(([was]) => was === back)?.[1] ?? null}
      />
    </>
  );
}
