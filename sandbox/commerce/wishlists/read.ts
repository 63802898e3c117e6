import { all, first, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

export type Wishlist = {
  id: number;
  customer_id: number;
  name: string;
  is_public: number;
  token: string;
};

export type WishlistItem = {
  id: number;
  product_id: number;
  /** Null if the product is sold in variants and none was chosen. */
  variant_id: number | null;
};

/** Finds wishlists that contain any of the products or variants; null does not restrict. */
export interface WishlistFilter {
  entityIds?: number[] | null;
  productEntityIds?: number[] | null;
  variantEntityIds?: number[] | null;
}

const COLUMNS = 'id, customer_id, name, is_public, token';

/** Returns the matching wishlists of a customer, or with null of all customers, oldest first. */
export function findWishlists(
  store: Store,
  customerId: number | null,
  filter: WishlistFilter = {},
): Wishlist[] {
  const ids = (given: number[] | null | undefined): string | null => (given ? list(given) : null);
  return all<Wishlist>(
    store,
    `SELECT ${COLUMNS} FROM wishlist AS w
     WHERE (?1 IS NULL OR customer_id = ?1) AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))
       AND (?3 IS NULL OR EXISTS (SELECT 1 FROM wishlist_item
         WHERE wishlist_id = w.id AND product_id IN (SELECT value FROM json_each(?3))))
       AND (?4 IS NULL OR EXISTS (SELECT 1 FROM wishlist_item
         WHERE wishlist_id = w.id AND variant_id IN (SELECT value FROM json_each(?4))))
     ORDER BY id`,
    customerId,
    ids(filter.entityIds),
    ids(filter.productEntityIds),
    ids(filter.variantEntityIds),
  );
}

export function wishlistById(store: Store, id: number): Wishlist | null {
  return first<Wishlist>(store, `SELECT ${COLUMNS} FROM wishlist WHERE id = ?`, id) ?? null;
}

/** Returns the public wishlist with a token, or null. */
export function publicWishlist(store: Store, token: string): Wishlist | null {
  const sql = `SELECT ${COLUMNS} FROM wishlist WHERE token = ? AND is_public = 1`;
  return first<Wishlist>(store, sql, token) ?? null;
}

/** Returns the items in the order in which they were added. */
export function itemsOf(store: Store, wishlistId: number): WishlistItem[] {
  return all<WishlistItem>(
    store,
    `SELECT id, product_id, CASE WHEN variant_id = product_id
       AND EXISTS (SELECT 1 FROM variant AS v WHERE v.product_id = i.product_id) THEN NULL ELSE variant_id END AS variant_id
     FROM wishlist_item AS i WHERE wishlist_id = ? ORDER BY id`,
    wishlistId,
  );
}
