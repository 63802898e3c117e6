import { classes } from '@/components/ui/classes';
import { nounFor } from '@/lib/i18n/counted';
import css from './door.module.css';

const c = classes(css);

/** `guaranteeYears`: of the shop's own guarantee; 0 if it is not known. `returnDays`: counted from the delivery. */
type Props = { guaranteeYears: number; returnDays: number };

/** The benefits of an account, in figures. */
export function AccountUses({ guaranteeYears, returnDays }: Props) {
  return (
    <ul className={c('uses')}>
      {guaranteeYears > 0 ? (
        <li>
          <b>
            {guaranteeYears} <small>{nounFor(guaranteeYears, 'year')}</small>
          </b>
          <span>guarantee on everything, with the end date of each in your account.</span>
        </li>
      ) : null}
      <li>
        <b>
          {returnDays} <small>days</small>
        </b>
        <span>to return something, counted from the day it came.</span>
      </li>
      <li>
        <b>1</b>
        <span>basket and one wishlist on every device you sign in on.</span>
      </li>
    </ul>
  );
}
