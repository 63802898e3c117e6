import type { Metadata } from 'next';
import { WishlistView } from '@/components/lists/wishlist/wishlist-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Wishlist', robots: { index: false } };

/** The wishlist of this browser, loaded after the page. */
export default function WishlistPage() {
  return (
    <div className="wrap tall-page">
      <Breadcrumbs steps={[{ name: 'Wishlist' }]} />
      <h1 className="t-h1">Wishlist</h1>
      <WishlistView />
    </div>
  );
}
