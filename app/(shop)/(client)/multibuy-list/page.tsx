import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MultibuyPageView } from '@/components/lists/multibuy-page-view';
import { MultibuySkeleton } from '@/components/lists/multibuy-skeleton';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Multibuy list', robots: { index: false } };

/** The list is this browser's own; it comes after load. */
export default function MultibuyPage() {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Multibuy list' }]} />
      <h1 className="t-h1">Multibuy list</h1>
      <Suspense fallback={<MultibuySkeleton />}>
        <MultibuyPageView />
      </Suspense>
    </div>
  );
}
