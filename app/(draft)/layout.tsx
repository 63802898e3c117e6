import type { ReactNode } from 'react';
import { connection } from 'next/server';
import { Frame } from '@/components/layout/frame';
import { getChromeDraft } from '@/lib/content/chrome-queries';
import { PolicyProvider } from '@/lib/policy/client';
import { getMomentDraft } from '@/lib/policy/queries';

/** The layout `ssr` with the words around the page, and the policy that it goes by, as editors have them now. */
export default async function DraftLayout({ children }: { children: ReactNode }) {
  await connection();
  const [chrome, { policy }] = await Promise.all([getChromeDraft(), getMomentDraft()]);
  return (
    <PolicyProvider policy={policy}>
      <Frame chrome={chrome} layout="ssr">
        {children}
      </Frame>
    </PolicyProvider>
  );
}
