import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { getChrome } from '@/lib/content/chrome-queries';

/** The layout `ssr` with the small header: for who is paying, nothing leads away but the basket and help. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <Frame chrome={await getChrome()} layout="ssr" small>
      {children}
    </Frame>
  );
}
