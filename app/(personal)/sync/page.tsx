import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { SyncPage } from '@/components/search/sync-page';
import { londonDate } from '@/lib/dates/rules';
import { readOffers } from '@/lib/finance/entry-queries';
import { lastExpiry } from '@/lib/platform/cache/page-epoch';
import { mayPreview } from '@/lib/platform/session/preview';
import { readEntry } from '@/lib/policy/entry-queries';
import { lastSync, readIndices } from '@/lib/search/sync-state';

/** Made for each request, for editors: how old the search index and the caches are, and what is wrong with policy and credit (design §8). */
export const instant = false;

export const metadata: Metadata = { title: 'Search index and caches', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Sync({ searchParams }: Props) {
  if (!mayPreview(await cookies())) notFound();
  const { started } = await searchParams;
  const [indices, published, draft, offers, offerDrafts] = await Promise.all([
    readIndices(),
    readEntry(false),
    readEntry(true),
    readOffers(false),
    readOffers(true),
  ]);
  return (
    <SyncPage
      indices={indices.ok ? indices.value : null}
      last={lastSync()}
      expiredAt={lastExpiry()}
      policy={{ published: published.ok ? published.value : null, draft: draft.ok ? draft.value : null }}
      credit={{
        published: offers.ok ? offers.value : null,
        drafts: offerDrafts.ok ? offerDrafts.value : null,
        today: londonDate(new Date()),
      }}
      started={started === 'index' || started === 'caches' ? started : null}
      now={Date.now()}
    />
  );
}
