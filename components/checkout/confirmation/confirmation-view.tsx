import { PageNote } from '@/components/forms/page-note';
import { OrderConsignment } from '@/components/orders/order-consignment';
import { OrderOwed } from '@/components/orders/order-owed';
import { OrderSum } from '@/components/orders/order-sum';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { Notice } from '@/components/ui/feedback/notice';
import { Panel } from '@/components/ui/surface';
import type { Confirmation } from '@/lib/checkout/types';
import type { SiteSettings } from '@/lib/content/types';
import type { FormNote } from '@/lib/forms/types';
import { isWaiting, meaningOf } from '@/lib/orders/progress';
import { linesOf } from '@/lib/orders/rules';
import type { Order } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import { AccountOffer } from './account-offer';
import css from './confirmation.module.css';
import { CountPurchase } from './count-purchase';
import { NextSteps } from './next-steps';

const c = classes(css);

type Props = {
  confirmation: Confirmation;
  settings: SiteSettings | null;
  isSignedIn: boolean;
  note: FormNote | null;
};

/** Confirmation of an order: its number, its delivery day and what happens next (experience CHK-14). */
export function ConfirmationView({ confirmation, settings, isSignedIn, note }: Props) {
  const { order, days } = confirmation;
  const { stage, words } = meaningOf(order.status);
  const isPlaced = stage !== null;
  const isOpen = order.status.value === 'INCOMPLETE';
  return (
    <div className={c('wrap', 'page')}>
      {isPlaced ? <CountPurchase order={order.id} lines={boughtOf(order)} /> : null}
      <div className={c('title')}>
        <h1 className="t-h1">
          {isPlaced
            ? 'Thank you. Your order is placed'
            : isOpen
              ? 'Your order is not paid for'
              : 'Your order'}
        </h1>
        <DimensionLine kind="title">
          Order <b>{order.id}</b>
        </DimensionLine>
      </div>
      <PageNote note={note} />
      {isPlaced ? (
        <p className={c('lead')}>
          {`We are sending your confirmation to ${order.billingAddress.email}, with the terms and your right to cancel.`}
        </p>
      ) : null}
      {isPlaced && !isWaiting(order) ? null : (
        <Notice kind={isPlaced ? 'info' : 'warn'}>
          {words}{' '}
          {isOpen ? (
            <>
              <a href={href('/checkout')} data-reload>
                Go back to the checkout
              </a>{' '}
              to pay for it.
            </>
          ) : null}
        </Notice>
      )}
      <div className={c('columns')}>
        <div className={c('main')}>
          {isPlaced ? <NextSteps confirmation={confirmation} /> : null}
          {order.consignments.map((consignment, index) => (
            <OrderConsignment
              key={consignment.id}
              consignment={consignment}
              number={index + 1}
              of={order.consignments.length}
            />
          ))}
        </div>
        <div className={c('side', isSignedIn && 'stays')}>
          <OrderOwed order={order} settings={settings} />
          <OrderSum order={order} />
          <div className={c('ways')}>
            {days.length > 0 && isPlaced ? (
              <ButtonLink
                kind="second"
                href={href('/api/checkout/calendar', { order: order.id })}
                data-reload
                wide
              >
                {days.length > 1 ? 'Add the days to your calendar' : 'Add the day to your calendar'}
              </ButtonLink>
            ) : null}
            <ButtonLink
              kind="second"
              href={
                isSignedIn
                  ? href('/account/order-history/[id]', { id: order.id })
                  : href('/track-order', { order: order.id })
              }
              wide
            >
              {isSignedIn ? 'See it in your account' : 'Track the order'}
            </ButtonLink>
          </div>
          {isSignedIn || !isPlaced ? null : (
            <Panel className={c('offer')}>
              <h2>Keep this order in an account</h2>
              <p className="t-second">
                {`Choose a password to create an account for ${order.billingAddress.email}: the order, its invoice and the end of each guarantee in one place.`}
              </p>
              <AccountOffer order={order.id} />
            </Panel>
          )}
          {settings?.phone ? (
            <p className="t-small t-second">
              Something wrong? <a href={`tel:${settings.phoneLink}`}>{settings.phone}</a>, {settings.hours}.
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

const boughtOf = (order: Order) =>
  linesOf(order).map(({ productId, quantity, total }) => ({ id: productId, quantity, total }));
