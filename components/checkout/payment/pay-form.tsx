'use client';

import { useId, useRef, useState } from 'react';
import { ErrorSummary, type Fault } from '@/components/forms/error-summary';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { CARD_FIELDS } from '@/lib/checkout/payment/card-fields/rules';
import type { Wallet } from '@/lib/checkout/payment/wallets/types';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { CardFields } from './card-fields';
import css from './pay-form.module.css';
import { useCardFrames } from './use-card-frames';
import { usePayment } from './use-payment';
import { WalletButtons } from './wallet-buttons';

const c = classes(css);

type Props = {
  cartId: string;
  /** Amount that the button names and the card is charged. */
  due: Pence;
  /** The same before gift certificates. */
  total: Pence;
  /** Idempotency key, made with the page; the same for every attempt at the same basket and price. */
  orderKey: string;
  /** Cardholder name, unless another is entered. */
  name: string;
  /** URL of the card fields. */
  cardFields: string;
  /** Other ways to pay. */
  wallets: readonly Wallet[];
  /** Message for a return from the bank or wallet without payment; null otherwise. */
  said: string | null;
};

/** Step 3: the card and the one button that places an order with an obligation to pay (experience §1 L1). */
export function PayForm({ cartId, due, total, orderKey, name, cardFields, wallets, said }: Props) {
  const early = useEarlyPress<HTMLElement>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frames = useCardFrames(cardFields, cartId, form);
  const { hostname: host } = new URL(cardFields);
  const payment = usePayment({ cartId, total: due, key: orderKey }, { frames, name, host }, said);
  const { faults, message, attempt, state } = payment;
  const [wallet, setWallet] = useState<string | null>(null);
  const summary: Fault[] = CARD_FIELDS.flatMap((field) =>
    faults[field] ? [{ id: `${id}-${field}`, message: faults[field] }] : [],
  );
  if (message) summary.push({ message });
  return (
    <section {...early} className={c('pay')} aria-labelledby={`${id}-pay`}>
      <h2 id={`${id}-pay`} ref={heading} tabIndex={-1}>
        Pay
      </h2>
      {summary.length > 0 ? <ErrorSummary faults={summary} key={attempt} /> : null}
      <noscript>
        <Notice kind="warn">
          Paying needs JavaScript, because your card details go from your browser straight to the payments
          service. Your order is kept: ring us and we will take it by phone.
        </Notice>
      </noscript>
      {due > 0 && wallets.length > 0 ? (
        <WalletButtons
          wallets={wallets}
          cartId={cartId}
          begun={wallet}
          onBegin={setWallet}
          blocked={state !== 'rest'}
        />
      ) : null}
      <form
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (wallet === null) payment.submit();
        }}
        className={c('form')}
      >
        {due > 0 ? (
          <CardFields idOf={(field) => `${id}-${field}`} faults={faults} frames={frames} />
        ) : (
          <p>
            {total > 0 ? 'Your gift certificate pays for all of it.' : 'There is nothing to pay.'} No card is
            needed.
          </p>
        )}
        {due > 0 && frames.state === 'away' ? (
          <Notice kind="warn" role="alert">
            <p>
              The card fields come from the payments service, which is not answering. Nothing is paid and your
              basket is kept.
            </p>
            <Button
              kind="second"
              size="small"
              onClick={() => {
                frames.again();
                heading.current?.focus();
              }}
            >
              Load the card fields again
            </Button>
          </Notice>
        ) : null}
        <p className={c('sum')}>
          <span>{due === total ? 'Total' : 'Left to pay'}, VAT and delivery included</span>
          <b>{formatTotal(due)}</b>
        </p>
        {state === 'unsure' ? (
          <Notice kind="warn" role="alert">
            <p>
              Your bank has not answered. If the money was taken, the order is placed and its confirmation
              comes by e-mail; it can’t be paid twice.
            </p>
            <Button kind="second" size="small" onClick={payment.check}>
              Check again
            </Button>
          </Notice>
        ) : null}
        <Button
          type="submit"
          size="tall"
          wide
          state={state === 'busy' ? 'busy' : wallet === null ? 'rest' : 'blocked'}
        >
          {state === 'busy' ? 'Paying…' : due > 0 ? `Pay ${formatTotal(due)} now` : 'Place the order now'}
        </Button>
        <p className="t-small t-second" role="status">
          {state === 'busy'
            ? 'Paying. This can take half a minute; stay on this page.'
            : 'Your card details go straight to the payments service. We never see or keep them.'}
        </p>
      </form>
    </section>
  );
}
