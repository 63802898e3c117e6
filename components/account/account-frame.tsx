import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { AccountNav } from './account-nav';
import css from './account-page.module.css';

const c = classes(css);

/** Places the account navigation and the page side by side where there is room. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className={c('wrap', 'frame')}>
      <AccountNav />
      {children}
    </div>
  );
}
