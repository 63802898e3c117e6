import { randomUUID } from 'node:crypto';
import { first, list, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { transaction } from '../../store/store.ts';
import { WishlistError, wishlistMissing } from './errors.ts';
import { findWishlists, type Wishlist, wishlistById } from './read.ts';

/** An item to add; without a variant the product itself. */
export interface Wish {
  productId: number;
  variantId?: number | null | undefined;
}

export interface WishlistChange {
  name?: string | null | undefined;
  isPublic?: boolean | null | undefined;
}

const MOST_ITEMS = 200;
const MOST_LISTS = 50;
const LONGEST_NAME = 255;

/** @throws WishlistError for an invalid name, an unknown product or variant, or too many items or lists */
export function createWishlist(
  store: Store,
  customerId: number,
  { name, isPublic }: { name: string; isPublic: boolean },
  wishes: readonly Wish[],
  now: number,
): Wishlist {
  return transaction(store, () => {
    if (findWishlists(store, customerId).length >= MOST_LISTS) {
      throw new WishlistError('invalid', `A customer has at most ${MOST_LISTS} wishlists`);
    }
    const { lastId } = run(
      store,
      'INSERT INTO wishlist (customer_id, name, is_public, token, created_at) VALUES (?, ?, ?, ?, ?)',
      customerId,
      checkName(name),
      Number(isPublic),
      randomUUID(),
      now,
    );
    putItems(store, lastId, wishes);
    return found(store, lastId);
  });
}

/**
 * Adds items that are not yet in the wishlist. @throws WishlistError if one is unknown or there are too many; none is
 * added
 */
export function addWishes(store: Store, wishlistId: number, wishes: readonly Wish[]): Wishlist {
  return transaction(store, () => {
    putItems(store, wishlistId, wishes);
    return found(store, wishlistId);
  });
}

/** Removes items. Unknown ids are ignored. */
export function removeItems(store: Store, wishlistId: number, itemIds: readonly number[]): Wishlist {
  run(
    store,
    'DELETE FROM wishlist_item WHERE wishlist_id = ? AND id IN (SELECT value FROM json_each(?))',
    wishlistId,
    list(itemIds),
  );
  return found(store, wishlistId);
}

export function updateWishlist(store: Store, id: number, { name, isPublic }: WishlistChange): Wishlist {
  run(
    store,
    'UPDATE wishlist SET name = coalesce(?, name), is_public = coalesce(?, is_public) WHERE id = ?',
    name == null ? null : checkName(name),
    isPublic == null ? null : Number(isPublic),
    id,
  );
  return found(store, id);
}

export function deleteWishlists(store: Store, ids: readonly number[]): void {
  run(store, 'DELETE FROM wishlist WHERE id IN (SELECT value FROM json_each(?))', list(ids));
}

function putItems(store: Store, wishlistId: number, wishes: readonly Wish[]): void {
  for (const { productId, variantId } of wishes) {
    requireProduct(store, productId, variantId ?? productId);
    run(
      store,
      'INSERT OR IGNORE INTO wishlist_item (wishlist_id, product_id, variant_id) VALUES (?, ?, ?)',
      wishlistId,
      productId,
      variantId ?? productId,
    );
  }
  const counted = first<{ items: number }>(
    store,
    'SELECT count(*) AS items FROM wishlist_item WHERE wishlist_id = ?',
    wishlistId,
  );
  if (counted && counted.items > MOST_ITEMS) {
    throw new WishlistError('invalid', `A wishlist holds at most ${MOST_ITEMS} items`);
  }
}

function requireProduct(store: Store, productId: number, variantId: number): void {
  if (!first(store, 'SELECT 1 FROM product WHERE id = ? AND is_visible = 1', productId)) {
    throw new WishlistError('invalid', 'Not Found: Product does not exist');
  }
  if (variantId === productId) return;
  if (!first(store, 'SELECT 1 FROM variant WHERE id = ? AND product_id = ?', variantId, productId)) {
    throw new WishlistError('invalid', 'Not Found: Variant does not exist');
  }
}

function checkName(name: string): string {
  const given = name.trim();
  if (given !== '' && given.length <= LONGEST_NAME) return given;
  throw new WishlistError('invalid', `Give the wishlist a name of at most ${LONGEST_NAME} characters`);
}

function found(store: Store, id: number): Wishlist {
  const wishlist = wishlistById(store, id);
  if (!wishlist) throw wishlistMissing();
  return wishlist;
}
