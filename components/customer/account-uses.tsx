import { classes } from '@/components/ui/classes';
import css from './door.module.css';

const c = classes(css);

/** What an account is good for, in figures; and that nobody needs one. */
export function AccountUses() {
  return (
    <ul className={c('uses')}>
      <li>
        <b>
          2 <small>years</small>
        </b>
        <span>of guarantee on everything: the account knows when each one ends.</span>
      </li>
      <li>
        <b>
          30 <small>days</small>
        </b>
        <span>to send something back, counted for you from the day it came.</span>
      </li>
      <li>
        <b>1</b>
        <span>basket and one list of saved things on every device you sign in on.</span>
      </li>
      <li>
        <b>0</b>
        <span>accounts needed to buy: you can order as a guest.</span>
      </li>
    </ul>
  );
}
