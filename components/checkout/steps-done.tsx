import { addressLines } from '@/lib/addresses/rules';
import { joinName } from '@/lib/checkout/rules';
import type { Checkout, Step } from '@/lib/checkout/types';
import { longDay } from '@/lib/dates/rules';
import { formatTotal } from '@/lib/money/rules';
import { StepDone } from './step-done';

/** The steps before the one that is shown, in a few words each. */
export function StepsDone({ checkout, shown }: { checkout: Checkout; shown: Step }) {
  const { billing, consignment, message } = checkout;
  return (
    <>
      {shown !== 'contact' && billing ? (
        <StepDone step="contact" title="Contact">
          <p>{`${billing.email}, ${billing.phone}`}</p>
        </StepDone>
      ) : null}
      {shown === 'pay' && consignment?.chosen ? (
        <StepDone step="delivery" title="Delivery">
          <p>
            <b>{consignment.chosen.day ? longDay(consignment.chosen.day) : consignment.chosen.words}</b>
            {`, ${formatTotal(consignment.chosen.price)}`}
          </p>
          <p>{placeWords(consignment.address)}</p>
          {message ? <p className="t-second">{message.split('\n').join(', ')}</p> : null}
        </StepDone>
      ) : null}
    </>
  );
}

function placeWords(address: NonNullable<Checkout['consignment']>['address']): string {
  const [, ...lines] = addressLines({ ...address, country: address.countryCode });
  return [joinName(address), ...lines].join(', ');
}
