import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { FitterPack } from '@/components/kitchen/fitter-pack';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { href } from '@/lib/routing/href';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Fitter pack', robots: { index: false } };

/** What a fitter needs to know about a kitchen set, on one A4 page: the set in the URL, or the shopper's own. */
export default function FitterPackPage() {
  return (
    <div className="wrap tall-page" data-print-alone>
      <div data-no-print>
        <Breadcrumbs
          steps={[{ name: 'Kitchen set', path: href('/multibuy-list') }, { name: 'Fitter pack' }]}
        />
      </div>
      <h1 className="t-h1">Fitter pack</h1>
      <Suspense fallback={<LinesSkeleton words="Loading the kitchen set" />}>
        <FitterPack />
      </Suspense>
    </div>
  );
}
