/** A customer's list on the platform, as the browser sees it. */
export type Wishlist = {
  id: number;
  /** The token of the read-only page that shows it; null while the list is private. */
  shared: string | null;
  /** In the order they were saved. */
  productIds: number[];
};

/** There is no such list, or it is somebody else's: the two are never told apart. Or no such product, or no room. */
export type NoWishlist = { kind: 'no-list' | 'no-product' | 'full' };
