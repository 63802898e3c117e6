import type { ReactNode } from 'react';
import { getChrome } from '@/lib/content/chrome-queries';
import { Framed } from '../framed';

/** The layout `ssr` with the small header: during payment, only the basket and help are linked. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <Framed chrome={await getChrome()} layout="ssr" small>
      {children}
    </Framed>
  );
}
