import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { counted } from '@/lib/i18n/counted';
import type { Guarantee } from '@/lib/orders/guarantees';
import { dayAndYear } from '@/lib/orders/progress';
import css from './guarantee-list.module.css';

const c = classes(css);

export type CoveredProduct = Guarantee & { path: string | null };

const BY: Record<Guarantee['by'], string> = {
  shop: 'from us',
  maker: 'from the maker',
  cover: 'with the cover you bought',
};

const FIRST = 6;

/** What is covered, and until when; the first to end stands first. */
export function GuaranteeList({ guarantees }: { guarantees: readonly CoveredProduct[] }) {
  const rows = guarantees.map((each) => (
    <li key={`${each.orderId} ${each.productId}`}>
      <div className={c('what')}>
        {each.path ? <a href={each.path}>{each.name}</a> : each.name}
        <small>
          {counted(each.years, 'year')} {BY[each.by]}
        </small>
      </div>
      <p className={c('until')}>
        <span>Covered until</span> <b>{dayAndYear(each.until)}</b>
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
