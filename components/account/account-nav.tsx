'use client';

import { usePathname } from 'next/navigation';
import { classes } from '@/components/ui/classes';
import { href } from '@/lib/routing/href';
import css from './account-nav.module.css';

const c = classes(css);

const PAGES = [
  [href('/account'), 'Overview'],
  [href('/account/order-history'), 'Orders'],
  [href('/account/address-book'), 'Address book'],
  [href('/account/personal-details'), 'Personal details'],
  [href('/account/login-security'), 'Sign-in and security'],
  [href('/account/wishlist'), 'Wishlist'],
  [href('/account/multibuy'), 'Kitchen set'],
] as const;

/** Navigation of the account, with the current page marked. */
export function AccountNav() {
  const path = usePathname();
  // Pages about a tracked order of the customer's own belong to their order history.
  const at = path.startsWith(href('/track-order')) ? href('/account/order-history') : path;
  const here = PAGES.findLast(([page]) => at === page || at.startsWith(`${page}/`))?.[0];
  return (
    <nav className={c('nav')} aria-label="Your account" data-no-print>
      <ul>
        {PAGES.map(([page, name]) => (
          <li key={page}>
            <a href={page} aria-current={page === path ? 'page' : page === here ? 'true' : undefined}>
              <span>{name}</span>
            </a>
          </li>
        ))}
        <li className={c('out')}>
          <a href={href('/logout')} data-reload>
            <span>Sign out</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
