import { addressLines } from '@/lib/addresses/rules';
import { goodsIn, joinName } from '@/lib/checkout/rules';
import type { Basket } from '@/lib/basket/types';
import type { Checkout, CheckoutAddress, Step } from '@/lib/checkout/types';
import { longDay } from '@/lib/dates/rules';
import { formatTotal } from '@/lib/money/rules';
import { StepDone } from './step-done';

/** The steps before the one that is shown, in a few words each. */
export function StepsDone({ checkout, basket, shown }: { checkout: Checkout; basket: Basket; shown: Step }) {
  const { billing, consignments, message } = checkout;
  const [first] = consignments;
  return (
    <>
      {shown !== 'contact' && billing ? (
        <StepDone step="contact" title="Contact">
          <p>{`${billing.email}, ${billing.phone}`}</p>
        </StepDone>
      ) : null}
      {shown === 'pay' && first?.chosen ? (
        <StepDone step="delivery" title={consignments.length > 1 ? 'Two deliveries' : 'Delivery'}>
          {consignments.map((each) => {
            const { id, chosen } = each;
            return chosen ? (
              <p key={id}>
                <b>{chosen.day ? longDay(chosen.day) : chosen.words}</b>
                {`, ${formatTotal(chosen.price)}`}
                {consignments.length > 1 ? `: ${goodsIn(each, basket.lines).join(', ')}` : null}
              </p>
            ) : null;
          })}
          <p>{placeWords(first.address)}</p>
          {message ? <p className="t-second">{message.split('\n').join(', ')}</p> : null}
        </StepDone>
      ) : null}
    </>
  );
}

function placeWords(address: CheckoutAddress): string {
  const [, ...lines] = addressLines({ ...address, country: address.countryCode });
  return [joinName(address), ...lines].join(', ');
}
