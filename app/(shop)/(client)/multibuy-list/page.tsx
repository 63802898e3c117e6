import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { MultibuyPageView } from '@/components/lists/multibuy/multibuy-page-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Multibuy list', robots: { index: false } };

/** The list is this browser's own; it comes after load. */
export default function MultibuyPage() {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Multibuy list' }]} />
      <h1 className="t-h1">Multibuy list</h1>
      <Suspense fallback={<LinesSkeleton words="Reading the list" />}>
        <MultibuyPageView />
      </Suspense>
    </div>
  );
}
