import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { MultibuyPageView } from '@/components/lists/multibuy/multibuy-page-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getSetStart } from '@/lib/content/home-queries';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Kitchen set', robots: { index: false } };

/** The kitchen set of this browser, loaded after the page. */
export default async function MultibuyPage() {
  const start = await getSetStart();
  return (
    <div className="wrap tall-page">
      <Breadcrumbs steps={[{ name: 'Kitchen set' }]} />
      <h1 className="t-h1">Kitchen set</h1>
      <Suspense fallback={<LinesSkeleton words="Loading the kitchen set" />}>
        <MultibuyPageView start={start} />
      </Suspense>
    </div>
  );
}
