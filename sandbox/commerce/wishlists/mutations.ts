import type { CommerceContext } from '../context.ts';
import { platformError } from '../errors.ts';
import { wishlistMissing } from './errors.ts';
import { type Wishlist, wishlistById } from './read.ts';
import {
  addWishes,
  createWishlist,
  deleteWishlists,
  removeItems,
  updateWishlist,
  type Wish,
} from './write.ts';

interface WishInput {
  productEntityId: number;
  variantEntityId?: number | null;
}

interface Result {
  result: Wishlist;
}

/** Mutations of the customer's own wishlists. Errors are top-level, because these payloads have no field for them. */
export const wishlistMutations = {
  createWishlist: (
    _: object,
    { input }: { input: { name: string; isPublic: boolean; items?: WishInput[] | null } },
    context: CommerceContext,
  ): Result => {
    const customerId = signedIn(context);
    const wishes = (input.items ?? []).map(wishOf);
    return { result: createWishlist(context.parts.store, customerId, input, wishes, context.now) };
  },
  addWishlistItems: (
    _: object,
    { input }: { input: { entityId: number; items: WishInput[] } },
    context: CommerceContext,
  ): Result => ({
    result: addWishes(context.parts.store, own(context, input.entityId), input.items.map(wishOf)),
  }),
  deleteWishlistItems: (
    _: object,
    { input }: { input: { entityId: number; itemEntityIds: number[] } },
    context: CommerceContext,
  ): Result => ({
    result: removeItems(context.parts.store, own(context, input.entityId), input.itemEntityIds),
  }),
  updateWishlist: (
    _: object,
    { input }: { input: { entityId: number; data: { name?: string | null; isPublic?: boolean | null } } },
    context: CommerceContext,
  ): Result => ({ result: updateWishlist(context.parts.store, own(context, input.entityId), input.data) }),
  deleteWishlists: (
    _: object,
    { input }: { input: { entityIds: number[] } },
    context: CommerceContext,
  ): { result: string } => {
    signedIn(context);
    deleteWishlists(
      context.parts.store,
      input.entityIds.map((id) => own(context, id)),
    );
    return { result: 'success' };
  },
};

function wishOf({ productEntityId, variantEntityId }: WishInput): Wish {
  return { productId: productEntityId, variantId: variantEntityId };
}

function signedIn({ customerId }: CommerceContext): number {
  if (customerId === null) throw platformError('Please sign in');
  return customerId;
}

/** Returns the id of the customer's own wishlist. @throws the same error for another customer's and an unknown one */
function own(context: CommerceContext, id: number): number {
  const customerId = signedIn(context);
  if (wishlistById(context.parts.store, id)?.customer_id !== customerId) throw wishlistMissing();
  return id;
}
