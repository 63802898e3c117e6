import { writes } from '@/lib/platform/api';
import { signInFirst, wishlistAnswer } from '@/lib/wishlist/answer';
import { addWishes } from '@/lib/wishlist/commands';
import { addWishesRequest } from '@/lib/wishlist/requests';

/** Saves products on the customer's list, which is made on the first of them (specification §4). */
export const POST = writes(addWishesRequest, async ({ session, input }) =>
  session
    ? wishlistAnswer(await addWishes(session, input.wishlist_id, input.product_id), session)
    : signInFirst(),
);
