import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import { withMutex } from '@/lib/lists/mutex';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import {
  AddWishesMutation,
  CreateWishlistMutation,
  RemoveWishesMutation,
  UpdateWishlistMutation,
} from './documents';
import { type KeptWishlist, readFavourites, readWishlist } from './queries';
import { inParts, MAX_WISHES, newWishes, WISHLIST_NAME } from './rules';
import type { NoWishlist } from './types';

type Answer<T> = Promise<Result<T, UpstreamError | NoWishlist>>;

const no = (kind: NoWishlist['kind']) => fail<NoWishlist>({ kind });
const wish = (productEntityId: number) => ({ productEntityId });

/**
 * Saves products; those already saved stay as they are. If there is no list, a private one is created. Products that
 * the platform no longer knows are skipped; the error is `no-product` when there are no others.
 * @param listId one of the customer's own lists; their favourites without it
 */
export function addWishes(
  session: Session,
  listId: number | undefined,
  productIds: number[],
): Answer<KeptWishlist> {
  return withMutex(session.customerId, async () => {
    const current = await (listId ? readWishlist(session, listId) : readFavourites(session));
    if (!current.ok) return current;
    const list = current.value;
    if (listId && !list) return no('no-list');
    const listed = list?.productIds ?? [];
    const fresh = newWishes(listed, productIds);
    if (list && fresh.length === 0) {
      const missing = productIds.some((id) => !listed.includes(id));
      return missing && listed.length >= MAX_WISHES ? no('full') : ok(list);
    }
    const added = await put(session, list?.id ?? null, fresh);
    if (added.ok) return reread(session, added.value);
    if (!isMissing(added.error, 'Product')) return added;
    const cards = await getCards(fresh.toSorted((a, b) => a - b));
    const sold = fresh.filter((id) => cards.some((card) => card.id === id));
    if (sold.length === 0) return list && productIds.length > fresh.length ? ok(list) : no('no-product');
    const again = await put(session, list?.id ?? null, sold);
    return again.ok ? reread(session, again.value) : again;
  });
}

async function put({ token }: Session, listId: number | null, ids: number[]): Promise<Result<number>> {
  const items = ids.map(wish);
  if (listId === null) {
    const input = { name: WISHLIST_NAME, isPublic: false, items };
    const created = await commerceMutation(CreateWishlistMutation, { input }, { customerToken: token });
    return created.ok ? ok(created.value.wishlist.createWishlist?.result.entityId ?? 0) : created;
  }
  const input = { entityId: listId, items };
  const added = await commerceMutation(AddWishesMutation, { input }, { customerToken: token });
  return added.ok ? ok(listId) : added;
}

/** Removes products from one of the customer's own lists; those that are not on it are ignored. */
export function removeWishes(session: Session, listId: number, productIds: number[]): Answer<KeptWishlist> {
  return withMutex(session.customerId, async () => {
    const current = await readWishlist(session, listId);
    if (!current.ok) return current;
    if (!current.value) return no('no-list');
    const gone = new Set(productIds);
    const itemIds = current.value.items.flatMap((item) => (gone.has(item.productId) ? [item.id] : []));
    for (const itemEntityIds of inParts(itemIds)) {
      const input = { entityId: listId, itemEntityIds };
      const removed = await commerceMutation(
        RemoveWishesMutation,
        { input },
        { customerToken: session.token },
      );
      if (!removed.ok) return removed;
    }
    return itemIds.length === 0 ? ok(current.value) : reread(session, listId);
  });
}

/** Makes the list readable for everybody with the link, or only for its owner. */
export function shareWishlist(session: Session, listId: number, isPublic: boolean): Answer<KeptWishlist> {
  return withMutex(session.customerId, async () => {
    const input = { entityId: listId, data: { isPublic } };
    const changed = await commerceMutation(
      UpdateWishlistMutation,
      { input },
      { customerToken: session.token },
    );
    if (changed.ok) return reread(session, listId);
    return isMissing(changed.error, 'Wishlist') ? no('no-list') : changed;
  });
}

async function reread(session: Session, listId: number): Answer<KeptWishlist> {
  const list = await readWishlist(session, listId);
  if (!list.ok) return list;
  return list.value ? ok(list.value) : no('no-list');
}

const isMissing = ({ kind, message }: UpstreamError, what: 'Product' | 'Wishlist'): boolean =>
  kind === 'rejected' && message.toLowerCase().includes(`${what} does not exist`.toLowerCase());
