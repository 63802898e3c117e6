import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { getChrome } from '@/lib/content/chrome-queries';

/** The layout `default`: prerendered, anonymous, complete without a script. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <Frame chrome={await getChrome()} layout="default">
      {children}
    </Frame>
  );
}
