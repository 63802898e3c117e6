import 'server-only';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, orUnreachable, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { SharedWishlistQuery, WishlistNamesQuery, WishlistQuery } from './documents';
import { MAX_AT_ONCE, MAX_WISHES, WISHLIST_NAME } from './rules';
import type { Wishlist } from './types';

/** A list with the item ids that the platform needs for removals. */
export type KeptWishlist = Wishlist & { items: { id: number; productId: number }[] };

const PAGES = MAX_WISHES / MAX_AT_ONCE;

/** Reads the customer's own list with this id; null when there is none, or it is somebody else's. */
export async function readWishlist({ token }: Session, id: number): Promise<Result<KeptWishlist | null>> {
  const items: KeptWishlist['items'] = [];
  let list: { entityId: number; isPublic: boolean; token: string } | null = null;
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await askPage(token, id, after);
    if (!answer.ok) return answer;
    const node = nodesOf(answer.value.customer?.wishlists)[0];
    if (!node) break;
    list = node;
    items.push(
      ...nodesOf(node.items).map((item) => ({ id: item.entityId, productId: item.productEntityId })),
    );
    if (!node.items.pageInfo.hasNextPage) break;
    after = node.items.pageInfo.endCursor;
  }
  if (!list) return ok(null);
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  return ok({ id: list.entityId, shared: list.isPublic ? list.token : null, productIds, items });
}

const askPage = (customerToken: string, id: number, after: string | null) =>
  commerceQuery(WishlistQuery, { ids: [id], after }, { customerToken });

/** Reads the customer's favourites; null while nothing has been saved. */
export async function readFavourites(session: Session): Promise<Result<KeptWishlist | null>> {
  const names = await commerceQuery(WishlistNamesQuery, {}, { customerToken: session.token });
  if (!names.ok) return names;
  const found = nodesOf(names.value.customer?.wishlists).find(({ name }) => name === WISHLIST_NAME);
  return found ? readWishlist(session, found.entityId) : ok(null);
}

/**
 * Returns the product ids of the list shared under this token; null when there is none (any more).
 * @throws UnreachableError
 */
export async function readSharedWishlist(token: string): Promise<number[] | null> {
  const ids: number[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const items = await askSharedPage(token, after);
    if (!items) return null;
    ids.push(...nodesOf(items).map(({ productEntityId }) => productEntityId));
    if (!items.pageInfo.hasNextPage) break;
    after = items.pageInfo.endCursor;
  }
  return [...new Set(ids)];
}

const askSharedPage = async (token: string, after: string | null) =>
  orUnreachable(await commerceQuery(SharedWishlistQuery, { token, after })).site.publicWishlist?.items;
