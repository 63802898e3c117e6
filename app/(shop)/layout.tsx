import type { ReactNode } from 'react';
import { getChrome } from '@/lib/content/chrome-queries';
import { Framed } from '../framed';

/** The layout `default`: prerendered, anonymous, complete without scripts. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <Framed chrome={await getChrome()} layout="default">
      {children}
    </Framed>
  );
}
