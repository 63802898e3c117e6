import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { GuideLine } from '@/lib/content/page-types';
import { GuideList } from './guide-list';

/** The page of all buying guides. */
export function GuidesPage({ guides }: { guides: GuideLine[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Buying guides' }]} />
      <h1 className="t-h1">Buying guides</h1>
      <p className="t-lead t-second">
        Each guide gives the answer first, then asks a few questions and shows the appliances that suit you.
      </p>
      <GuideList guides={guides} />
    </div>
  );
}
