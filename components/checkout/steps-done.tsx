import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { addressLines } from '@/lib/addresses/rules';
import { goodsIn, stepPath } from '@/lib/checkout/rules';
import type { Basket } from '@/lib/basket/types';
import type { Checkout, CheckoutAddress, Step } from '@/lib/checkout/types';
import { longDay } from '@/lib/dates/rules';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatTotal } from '@/lib/money/rules';
import css from './steps-done.module.css';

const c = classes(css);

/** Summaries of the steps before the current one. */
export function StepsDone({ checkout, basket, shown }: { checkout: Checkout; basket: Basket; shown: Step }) {
  const { billing, consignments, message } = checkout;
  const [first] = consignments;
  return (
    <>
      {shown !== 'contact' && billing ? (
        <StepDone step="contact" title="Contact">
          <p>
            {billing.email}, <span className="nowrap">{billing.phone}</span>
          </p>
        </StepDone>
      ) : null}
      {shown === 'pay' && first?.chosen ? (
        <StepDone step="delivery" title={consignments.length > 1 ? 'Two deliveries' : 'Delivery'}>
          {consignments.map((each) => {
            const { id, chosen } = each;
            return chosen ? (
              <p key={id}>
                <b>{chosen.day ? longDay(chosen.day) : chosen.words}</b>
                {`, ${chosen.price === 0 ? 'free' : formatTotal(chosen.price)}`}
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

type StepDoneProps = { step: Step; title: string; children: ReactNode };

/** Summary of a completed step, with a link to change it. */
function StepDone({ step, title, children }: StepDoneProps) {
  return (
    <Panel className={c('done')}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <a href={stepPath(step)}>
        Change<span className="vh">: {title}</span>
      </a>
    </Panel>
  );
}

const placeWords = (address: CheckoutAddress): string =>
  unbroken(addressLines({ ...address, country: address.countryCode }).join(', '));
