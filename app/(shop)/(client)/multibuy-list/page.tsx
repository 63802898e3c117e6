import type { Metadata } from 'next';
import { MultibuyView } from '@/components/lists/multibuy-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Multibuy list', robots: { index: false } };

/** The list is this browser's own; it comes after load. */
export default function MultibuyPage() {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Multibuy list' }]} />
      <h1 className="t-h1">Multibuy list</h1>
      <MultibuyView />
    </div>
  );
}
