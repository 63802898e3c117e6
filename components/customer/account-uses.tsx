import { classes } from '@/components/ui/classes';
import css from './door.module.css';

const c = classes(css);

/** What an account is good for, in figures. */
export function AccountUses() {
  return (
    <ul className={c('uses')}>
      <li>
        <b>
          2 <small>years</small>
        </b>
        <span>guarantee on everything, with the end date of each in your account.</span>
      </li>
      <li>
        <b>
          30 <small>days</small>
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
