import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { type Guarantee, guaranteeWords } from '@/lib/orders/guarantees';
import { dayAndYear } from '@/lib/orders/progress';
import css from './guarantee-list.module.css';

const c = classes(css);

export type CoveredProduct = Guarantee & { path: string | null };

const FIRST = 6;

/** Products under guarantee with their end dates, earliest first. */
export function GuaranteeList({ guarantees }: { guarantees: readonly CoveredProduct[] }) {
  const rows = guarantees.map((each) => (
    <li key={`${each.orderId} ${each.productId}`}>
      <div className={c('what')}>
        {each.path ? <a href={each.path}>{each.name}</a> : each.name}
        <small>{guaranteeWords(each)}</small>
      </div>
      <p className={c('until')}>
        <span>Covered until at least</span> <b>{dayAndYear(each.until)}</b>
      </p>
    </li>
  ));
  return (
    <>
      <ul className={c('list')}>{rows.slice(0, FIRST)}</ul>
      {rows.length > FIRST ? (
        <Fold title={`${rows.length - FIRST} more`} className={c('more')}>
          <ul className={c('list')}>{rows.slice(FIRST)}</ul>
        </Fold>
      ) : null}
    </>
  );
}
