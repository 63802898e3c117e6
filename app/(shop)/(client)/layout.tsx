import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import css from './layout.module.css';

/** The layout `client`: a prerendered shell, into which the browser loads the shopper's own content. */
export default function ClientLayout({ children }: { children: ReactNode }) {
  return (
    <div data-layout="client" className={css['client']}>
      <noscript>
        <div className={`wrap section ${css['note']}`}>
          <Notice kind="warn">
            This page needs JavaScript. The rest of the shop works without it; or ring us on the number at the
            foot of the page.
          </Notice>
        </div>
      </noscript>
      {children}
    </div>
  );
}
