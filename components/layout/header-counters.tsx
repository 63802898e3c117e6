import { classes } from '@/components/ui/classes';
import css from './header-counters.module.css';

const c = classes(css);

/** What the header says before anything personal is known; the same boxes later hold the real words. */
export function AccountWords() {
  return <span className={c('account')}>Sign in</span>;
}

export function WishlistCount() {
  return <span className={c('count')} />;
}

export function MultibuyCount() {
  return <span className={c('count')} />;
}

export function BasketWords() {
  return (
    <span className={c('basket')}>
      <b>Basket</b>
      <small>0 items</small>
    </span>
  );
}
