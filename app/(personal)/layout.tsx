import type { ReactNode } from 'react';
import { Frame } from '@/components/layout/frame';
import { getChrome } from '@/lib/content/chrome-queries';

/** The layout `ssr`: pages made for one request, such as searches and filtered lists. */
export default async function PersonalLayout({ children }: { children: ReactNode }) {
  return (
    <Frame chrome={await getChrome()} layout="ssr">
      {children}
    </Frame>
  );
}
