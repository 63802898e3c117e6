import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { contactValues } from '@/lib/checkout/values';
import type { Checkout } from '@/lib/checkout/types';
import type { Customer } from '@/lib/customer/types';
import type { FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import css from './checkout.module.css';
import { ContactForm } from './contact-form';

const c = classes(css);

type Props = {
  checkout: Checkout;
  account: { customer: Customer } | null;
  note: FormNote | null;
  /** See `draftOwner`. */
  owner: string;
};

/** Step 1, contact. It needs no account; customers who have one can sign in and keep the basket. */
export function ContactStep({ checkout, account, note, owner }: Props) {
  return (
    <section className={c('step')} aria-labelledby="contact-step">
      <h2 id="contact-step">How can we reach you?</h2>
      {account ? (
        <p className="t-second">{`Signed in as ${account.customer.firstName}. Your saved addresses are in step 2.`}</p>
      ) : (
        <p className="t-second">
          You do not need an account: an e-mail address and a phone number are enough.
        </p>
      )}
      <ContactForm
        key={owner}
        values={contactValues(checkout, account?.customer ?? null)}
        note={note}
        owner={owner}
      />
      {account ? null : (
        <Panel className={c('member')}>
          <p>
            Have an account? <a href={href('/login', { redirect: href('/checkout') })}>Sign in</a>, or{' '}
            <a href={href('/login/link', { redirect: href('/checkout') })}>have a link e-mailed</a>, and your
            addresses are filled in. Your basket stays as it is.
          </p>
        </Panel>
      )}
    </section>
  );
}
