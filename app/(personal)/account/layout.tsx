import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountFrame } from '@/components/account/account-frame';
import { OwnPage } from '@/components/customer/own-page';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Frame of the account pages. It needs no session: every page checks it itself. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <OwnPage>
      <AccountFrame>{children}</AccountFrame>
    </OwnPage>
  );
}
