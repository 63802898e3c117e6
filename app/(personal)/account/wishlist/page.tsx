import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { WishlistView } from '@/components/lists/wishlist/wishlist-view';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Wishlist' };

export default async function AccountWishlistPage() {
  await requireSession(href('/account/wishlist'));
  return (
    <AccountPage title="Wishlist">
      <WishlistView />
    </AccountPage>
  );
}
