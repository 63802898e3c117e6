import type { Basket } from '@/lib/basket/types';
import { joinName } from '@/lib/checkout/rules';
import type { Checkout } from '@/lib/checkout/types';
import type { SiteSettings } from '@/lib/content/types';
import { PayForm } from './pay-form';
import { Review } from './review';

type Props = {
  checkout: Checkout;
  basket: Basket;
  settings: SiteSettings | null;
  orderKey: string;
  /** Where the card's fields come from. */
  cardFields: string;
  /** Back from the bank's own page without having paid. */
  declined: boolean;
};

const DECLINED = 'Your bank did not confirm the payment. Nothing is paid. Try again, or use another card.';

/** Step 3: everything once more, then the card. */
export function PayStep({ checkout, basket, settings, orderKey, cardFields, declined }: Props) {
  const { id, sums, billing } = checkout;
  return (
    <>
      <Review basket={basket} settings={settings} />
      <PayForm
        cartId={id}
        due={sums.due}
        orderKey={orderKey}
        cardFields={cardFields}
        name={billing ? joinName(billing) : ''}
        said={declined ? DECLINED : null}
      />
    </>
  );
}
