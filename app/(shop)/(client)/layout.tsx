import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

/** The layout `client`: a prerendered shell whose content is the shopper's own and comes from the browser. */
export default function ClientLayout({ children }: { children: ReactNode }) {
  return (
    <div data-layout="client">
      <noscript>
        <div className="wrap section">
          <Notice kind="warn">
            What is yours on this page needs JavaScript. Everything else in the shop works without it, and so
            does the phone at the foot of the page.
          </Notice>
        </div>
      </noscript>
      {children}
    </div>
  );
}
