import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BeginStep } from '@/components/checkout/begin-step';
import { CheckoutProgress } from '@/components/checkout/checkout-progress';
import css from '@/components/checkout/checkout.module.css';
import { ContactStep } from '@/components/checkout/contact-step';
import { DeliveryStep } from '@/components/checkout/delivery/delivery-step';
import { NoBasket } from '@/components/checkout/no-basket';
import { OrderPlate } from '@/components/checkout/order-plate';
import { PayStep } from '@/components/checkout/payment/pay-step';
import { StepTitle } from '@/components/checkout/step-title';
import { StepsDone } from '@/components/checkout/steps-done';
import { OwnPage } from '@/components/customer/own-page';
import { readWanted } from '@/lib/basket/wanted-delivery';
import { canFindAddresses } from '@/lib/addresses/find-queries';
import { coverFaults } from '@/lib/basket/cover';
import { sumOf } from '@/lib/basket/sum';
import { isUnrequested } from '@/lib/checkout/begin-commands';
import { getHostedCheckout } from '@/lib/checkout/hosted-commands';
import { draftOwner, getCheckoutPage, getAccount } from '@/lib/checkout/page-queries';
import { getWallets } from '@/lib/checkout/payment/wallets/queries';
import { orderKey } from '@/lib/checkout/placing/idempotency';
import { openStep, stepToShow } from '@/lib/checkout/rules';
import { expectedDelivery } from '@/lib/checkout/sum';
import { markedDays } from '@/lib/checkout/values';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { getFormNote } from '@/lib/forms/queries';
import { config } from '@/lib/platform/config';
import { getPolicy } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';

export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const TITLES = {
  contact: 'Contact, step 1 of 3',
  delivery: 'Delivery, step 2 of 3',
  pay: 'Pay, step 3 of 3',
} as const;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { underway } = await getCheckoutPage();
  const step = underway && stepToShow(underway.checkout, (await searchParams)['step']);
  return { title: step ? TITLES[step] : 'Checkout', robots: { index: false, follow: false } };
}

/** From basket to order in three steps, guest first (experience §2.7). The platform stores the answers. */
export default async function CheckoutPage({ searchParams }: Props) {
  const { session, underway, placed } = await getCheckoutPage();
  const query = await searchParams;
  const policy = await getPolicy();
  if (underway?.basket.lines.some((line) => coverFaults(line, policy.cover).length > 0))
    redirect(href('/cart'));
  if (underway && config().checkoutMode === 'hosted') {
    if (!isUnrequested(underway)) redirect(await getHostedCheckout(underway.checkout.id, session));
    return (
      <BeginStep
        basket={underway.basket}
        note={await getFormNote({ id: underway.checkout.id }, searchParams)}
      />
    );
  }
  if (!underway)
    return (
      <div className="wrap section">
        <h1 className="t-h1">Checkout</h1>
        <NoBasket placed={placed} />
      </div>
    );
  const { checkout, basket } = underway;
  const step = stepToShow(checkout, query['step']);
  const [note, account, wanted] = await Promise.all([
    getFormNote({ id: checkout.id }, searchParams),
    step === 'pay' ? null : getAccount(session),
    readWanted(),
  ]);
  const owner = draftOwner(checkout, session);
  const payable = {
    bought: sumOf(basket, 0),
    sums: checkout.sums,
    consignments: checkout.consignments.map(({ options, chosen }) => ({ options, chosen })),
    expected: expectedDelivery(basket, policy.delivery),
    marked: markedDays(checkout.consignments, wanted),
  };
  const page = (
    <div className={`wrap ${css['checkout']}`}>
      <div className={css['main']}>
        <div>
          <StepTitle step={step} words={TITLES[step]} />
          <CheckoutProgress shown={step} open={openStep(checkout)} />
        </div>
        <StepsDone checkout={checkout} basket={basket} shown={step} />
        {step === 'contact' ? (
          <ContactStep checkout={checkout} account={account} note={note} owner={owner} />
        ) : null}
        {step === 'delivery' ? (
          <DeliveryStep
            checkout={checkout}
            basket={basket}
            account={account}
            note={note}
            owner={owner}
            finds={canFindAddresses()}
            isBack={query['step'] === 'pay'}
            policy={policy}
            wanted={wanted}
            payable={payable}
          />
        ) : null}
        {step === 'pay' ? (
          <PayStep
            checkout={checkout}
            basket={basket}
            settings={await orNull(getSettings)}
            policy={policy}
            orderKey={orderKey(checkout.id, checkout.sums.due)}
            cardFields={config().commerce.cardFieldsUrl}
            wallets={await getWallets(checkout.id, session)}
            back={query['payment']}
          />
        ) : null}
      </div>
      <aside className={css['side']} aria-label="Your order">
        <OrderPlate lines={step === 'pay' ? null : basket.lines} payable={payable} />
      </aside>
    </div>
  );
  return session ? <OwnPage>{page}</OwnPage> : page;
}
