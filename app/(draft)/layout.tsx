import type { ReactNode } from 'react';
import { connection } from 'next/server';
import { Frame } from '@/components/layout/frame';
import { getChromeDraft } from '@/lib/content/chrome-queries';

/** The layout `ssr` with the words around the page as editors have them now. */
export default async function DraftLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <Frame chrome={await getChromeDraft()} layout="ssr">
      {children}
    </Frame>
  );
}
