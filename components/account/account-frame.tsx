import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { AccountNav } from './account-nav';
import css from './account-page.module.css';

const c = classes(css);

/** Navigation and page of the account, side by side where there is room. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className={c('wrap', 'frame')}>
      <AccountNav />
      {children}
    </div>
  );
}
