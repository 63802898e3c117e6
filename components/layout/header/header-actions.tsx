import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routing/href';
import css from './header-actions.module.css';
import { AccountWords, BasketWords, MultibuyCount, WishlistCount } from './header-counters';

const c = classes(css);

/** Links to the account, lists and basket. Their counts arrive after the page, in space reserved for them. */
export function HeaderActions() {
  return (
    <div className={c('acts')}>
      <a className={c('act', 'wide')} href={href('/account')}>
        <Icon name="account" />
        <AccountWords />
      </a>
      <a className={c('act', 'wide')} href={href('/wishlist')}>
        <Icon name="heart" />
        <span>
          Wishlist <WishlistCount />
        </span>
      </a>
      <a className={c('act', 'wide')} href={href('/multibuy-list')}>
        <Icon name="multibuy" />
        <span>
          Kitchen set <MultibuyCount />
        </span>
      </a>
      <a className={c('act', 'basket')} href={href('/cart')}>
        <Icon name="basket" />
        <BasketWords />
      </a>
    </div>
  );
}
