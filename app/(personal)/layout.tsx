import type { ReactNode } from 'react';
import { getChrome } from '@/lib/content/chrome-queries';
import { Framed } from '../framed';

/** The layout `ssr`: pages rendered for one request, such as searches and filtered lists. */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  return (
    <Framed chrome={await getChrome()} layout="ssr">
      {children}
    </Framed>
  );
}
