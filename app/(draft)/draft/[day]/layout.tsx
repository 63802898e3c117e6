import type { ReactNode } from 'react';
import { connection } from 'next/server';
import { getChromeDraft } from '@/lib/content/chrome-queries';
import { PolicyProvider } from '@/lib/policy/client';
import { readPolicyDraft } from '@/lib/policy/entry-queries';
import { Framed } from '../../../framed';
import { requestedDay } from './draft-request';

type Props = { children: ReactNode; params: Promise<{ day: string }> };

/** The layout `ssr` with drafts of the texts around the page and of the policy. */
export default async function DraftLayout({ children, params }: Props) {
  await connection();
  const { now } = requestedDay((await params).day);
  const [chrome, policy] = await Promise.all([getChromeDraft(now), readPolicyDraft()]);
  return (
    <PolicyProvider policy={policy}>
      <Framed chrome={chrome} layout="ssr">
        {children}
      </Framed>
    </PolicyProvider>
  );
}
