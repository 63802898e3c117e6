import type { ReturnTerms } from '@/lib/policy/types';
import { classes } from '@/components/ui/classes';
import { href } from '@/lib/routing/href';
import css from './basket-view.module.css';

const c = classes(css);

/** What holds for every order, beside what there is to pay. */
export function BasketTrust({ terms }: { terms: ReturnTerms }) {
  return (
    <div className={c('trust')}>
      <p>You can pay without an account.</p>
      <p>
        Change your mind: 14 days by law, {terms.days} days with us. Taking your old appliance:{' '}
        <a href={href('/recycling')}>the free ways and the paid one</a>.
      </p>
    </div>
  );
}
