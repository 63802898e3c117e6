import type { ReactNode } from 'react';
import { getChrome } from '@/lib/content/chrome-queries';
import { Framed } from '../framed';

/** The layout `ssr` with the small header: for who is paying, nothing leads away but the basket and help. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <Framed chrome={await getChrome()} layout="ssr" small>
      {children}
    </Framed>
  );
}
