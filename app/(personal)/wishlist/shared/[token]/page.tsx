import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SharedWishlist } from '@/components/lists/wishlist/shared-wishlist';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getCards } from '@/lib/catalogue/queries';
import { readSharedWishlist } from '@/lib/lists/wishlist/queries';
import { isShareToken } from '@/lib/lists/wishlist/rules';
import { getPolicy } from '@/lib/policy/queries';

/** Rendered for each request: the link stops working as soon as its owner withdraws it. */
export const instant = false;

export const metadata: Metadata = { title: 'A shared wishlist', robots: { index: false, follow: false } };

type Props = { params: Promise<{ token: string }> };

export default async function SharedWishlistPage({ params }: Props) {
  const { token } = await params;
  const ids = isShareToken(token) ? await readSharedWishlist(token) : null;
  if (!ids) notFound();
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'A shared wishlist' }]} />
      <h1 className="t-h1">A shared wishlist</h1>
      <SharedWishlist cards={await getCards(ids)} now={new Date()} policy={await getPolicy()} />
    </div>
  );
}
