import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { SyncPage } from '@/components/search/sync-page';
import { readUndelivered } from '@/lib/deliveries/undelivered-commands';
import { londonDate } from '@/lib/dates/rules';
import { readOffers } from '@/lib/finance/entry-queries';
import { lastExpiry } from '@/lib/platform/cache/expiries';
import { mayPreview } from '@/lib/platform/session/preview';
import { readEntry } from '@/lib/policy/entry-queries';
import { getEditorWords } from '@/lib/search/editor-words-queries';
import { readSearched } from '@/lib/search/searched-queries';
import { lastSync, readIndices } from '@/lib/search/sync-state';

/**
 * Rendered for each request, for editors: the age of the search index and the caches, undelivered outbox entries, and
 * the faults of policy and credit (design §8).
 */
export const instant = false;

export const metadata: Metadata = { title: 'Search index and caches', robots: { index: false } };

const STARTED = ['index', 'caches', 'retry', 'drop'] as const;
const startedIn = (given: string | string[] | undefined) => STARTED.find((each) => each === given) ?? null;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Sync({ searchParams }: Props) {
  if (!mayPreview(await cookies())) notFound();
  const { started } = await searchParams;
  const [indices, searched, words, published, draft, offers, offerDrafts, undelivered] = await Promise.all([
    readIndices(),
    readSearched(),
    getEditorWords(),
    readEntry(false),
    readEntry(true),
    readOffers(false),
    readOffers(true),
    readUndelivered(),
  ]);
  return (
    <SyncPage
      indices={indices.ok ? indices.value : null}
      last={lastSync()}
      expiredAt={lastExpiry()}
      searched={searched.ok ? searched.value : null}
      words={words}
      policy={{ published: published.ok ? published.value : null, draft: draft.ok ? draft.value : null }}
      credit={{
        published: offers.ok ? offers.value : null,
        drafts: offerDrafts.ok ? offerDrafts.value : null,
        today: londonDate(new Date()),
      }}
      undelivered={undelivered}
      started={startedIn(started)}
      now={Date.now()}
    />
  );
}
