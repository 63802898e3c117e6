import { signInFirst, wishlistAnswer } from '@/lib/lists/wishlist/answer';
import { removeWishes } from '@/lib/lists/wishlist/commands';
import { removeWishesRequest } from '@/lib/lists/wishlist/requests';
import { writes } from '@/lib/platform/http/api';

/** Removes products from one of the customer's own lists. */
export const POST = writes(removeWishesRequest, async ({ session, input }) =>
  session
    ? wishlistAnswer(await removeWishes(session, input.wishlist_id, input.product_id), session)
    : signInFirst(),
);
