import { classes } from '@/components/ui/classes';
import type { SiteSettings } from '@/lib/content/types';
import type { ReturnTerms } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import css from './basket-view.module.css';

const c = classes(css);
const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

type Props = {
  terms: ReturnTerms;
  /** Null where the settings cannot be read. */
  settings: Pick<SiteSettings, 'paymentMethods' | 'phone' | 'phoneLink' | 'hours'> | null;
};

/** Payment methods, returns and contact details, shown beside the total. */
export function BasketTrust({ terms, settings }: Props) {
  const methods = settings?.paymentMethods ?? [];
  return (
    <div className={c('trust')}>
      <p>
        You can pay without an account
        {methods.length > 0 ? `, with ${LIST.format(methods)}` : null}.
      </p>
      <p>
        Change your mind: 14 days by law, {terms.days} days with us. Taking away your old appliance:{' '}
        <a href={href('/recycling')}>free and paid options</a>.
      </p>
      {settings?.phone ? (
        <p>
          Prefer to talk? <a href={`tel:${settings.phoneLink}`}>{settings.phone}</a>, {settings.hours}.
        </p>
      ) : null}
    </div>
  );
}
