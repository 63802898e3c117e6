/** A customer's list on the platform, as the browser sees it. */
export type Wishlist = {
  id: number;
  /** Token of the read-only page that shows it; null while the list is private. */
  shared: string | null;
  /** In the order in which they were saved. */
  productIds: number[];
};

/**
 * Why a change was refused. `no-list`: there is no such list, or it is somebody else's, which are never distinguished.
 */
export type NoWishlist = { kind: 'no-list' | 'no-product' | 'full' };
